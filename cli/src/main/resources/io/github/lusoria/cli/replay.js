
'use strict';
// Goes through the games of a record. All text of the record is put into the page as text, never as markup;
// the pictures are markup that the library wrote, in which it escaped all text.
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const at = id => document.getElementById(id);
  const EACH = 64; // a picture in so many is kept, the others are made from the one before
  const PAGE = 200; // moves in a list
  const parser = new DOMParser();
  const kept = data.games.map(() => []);
  let game = 0;
  let ply = 0;
  let flipped = false;
  let listed = '';

  const plies = () => data.games[game].plies;
  const last = () => plies().length - 1;

  /** The next picture: so many lines kept, left out, put in, and so on. */
  function change(frame, changes) {
    const next = [];
    let from = 0;
    for (let i = 0; i < changes.length;) {
      const keep = changes[i++];
      const drop = changes[i++];
      const put = changes[i++];
      for (let k = 0; k < keep; k++) next.push(frame[from++]);
      from += drop;
      for (let k = 0; k < put; k++) next.push(changes[i++]);
    }
    while (from < frame.length) next.push(frame[from++]);
    return next;
  }

  function frame(wanted) {
    const store = kept[game];
    let n = Math.min(Math.floor(wanted / EACH), store.length - 1);
    let frame = n < 0 ? [] : store[n];
    for (let i = n < 0 ? 0 : n * EACH + 1; i <= wanted; i++) {
      frame = change(frame, plies()[i][4]);
      if (i % EACH === 0) store.push(frame);
    }
    return frame;
  }

  function picture(lines) {
    const svg = lines.map(n => data.lines[n][flipped && data.lines[n].length > 1 ? 1 : 0]).join('\n');
    return document.importNode(parser.parseFromString(svg, 'image/svg+xml').documentElement, true);
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function tag(name) {
    const found = data.games[game].tags.find(pair => pair[0] === name);
    return found ? found[1] : '';
  }

  /** Who sits in a seat. */
  function seat(number) {
    const side = tag('Seat' + number) || tag(number === 1 ? 'White' : number === 2 ? 'Black' : '');
    return 'seat ' + number + (side ? ' (' + side + ')' : '');
  }

  function happened(number) {
    const [text, ruleNumber] = data.events[number];
    const rule = data.rules[ruleNumber];
    const item = element('li', text);
    const details = document.createElement('details');
    details.append(element('summary', (rule.title ? rule.title + ' ' : '') + '(' + rule.id + ')'));
    if (rule.statement) details.append(element('p', rule.statement));
    for (const source of rule.sources) details.append(element('p', source));
    item.append(details);
    return item;
  }

  function show() {
    const [move, mover, events, position] = plies()[ply];
    at('board').replaceChildren(picture(frame(ply)));
    const what = ply === 0 ? 'Start' : ply + '. ' + move + (mover ? ', ' + seat(mover) : '');
    const end = ply === last() ? ' \u2014 result ' + data.games[game].result : '';
    at('board').setAttribute('aria-label', 'Board. ' + what + end + '. Position: ' + position);
    at('move').textContent = what + end;
    at('events').replaceChildren(...events.map(happened));
    at('comments').replaceChildren(...(data.games[game].comments[ply] || []).map(text => element('p', text)));
    at('position').textContent = position;
    at('ply').value = ply;
    at('ply').setAttribute('aria-valuetext', what);
    at('count').textContent = ply + ' of ' + last();
    for (const id of ['first', 'back']) at(id).setAttribute('aria-disabled', String(ply === 0));
    for (const id of ['next', 'last']) at(id).setAttribute('aria-disabled', String(ply === last()));
    at('flip').setAttribute('aria-pressed', String(flipped));
    list();
    history.replaceState(null, '', '#game=' + (game + 1) + '&ply=' + ply);
  }

  /** The part of the moves round the one that is shown. */
  function list() {
    const page = Math.floor(Math.max(0, ply - 1) / PAGE);
    const wanted = game + '/' + page;
    if (listed !== wanted) {
      listed = wanted;
      const items = [];
      for (let i = page * PAGE + 1; i <= Math.min(last(), (page + 1) * PAGE); i++) {
        const button = element('button', '');
        button.type = 'button';
        button.dataset.ply = i;
        const number = element('span', i + '.');
        number.className = 'number';
        button.append(number, plies()[i][0]);
        const item = document.createElement('li');
        item.append(button);
        items.push(item);
      }
      at('moves').replaceChildren(...items);
      pages(page);
    }
    for (const button of at('moves').querySelectorAll('[aria-current]')) button.removeAttribute('aria-current');
    const current = at('moves').querySelector('[data-ply="' + ply + '"]');
    if (current) {
      current.setAttribute('aria-current', 'step');
      // inside the list only, so that the page stays where it is
      const list = at('moves');
      const top = current.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = top - 40;
    }
  }

  function pages(page) {
    const count = Math.ceil(last() / PAGE);
    at('pages').hidden = count < 2;
    const wanted = new Set([0, page - 1, page, page + 1, count - 1].filter(n => n >= 0 && n < count));
    at('pages').replaceChildren(...[...wanted].sort((a, b) => a - b).map(n => {
      const button = element('button', (n * PAGE + 1) + '\u2013' + Math.min(last(), (n + 1) * PAGE));
      button.type = 'button';
      button.dataset.ply = n * PAGE + 1;
      if (n === page) button.setAttribute('aria-current', 'true');
      return button;
    }));
  }

  function go(wanted) {
    const next = Math.max(0, Math.min(last(), wanted));
    if (next !== ply) {
      ply = next;
      show();
    }
  }

  function open(number, wanted) {
    game = Math.max(0, Math.min(data.games.length - 1, number));
    ply = Math.max(0, Math.min(last(), wanted));
    const names = data.games[game].tags.filter(([name]) => /^(White|Black|Seat[0-9]+)$/.test(name)).map(pair => pair[1]);
    const event = [tag('Event'), tag('Site'), tag('Date')].filter(text => text).join(', ');
    at('title').textContent = data.games[game].title;
    at('players').textContent = [names.join(' \u2013 '), event].filter(text => text).join('; ');
    at('game').value = game;
    at('ply').max = last();
    at('tags').replaceChildren(...data.games[game].tags.flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
    const flips = frame(0).some(n => data.lines[n].length > 1);
    at('flip').hidden = !flips;
    show();
  }

  function flip() {
    if (at('flip').hidden) return;
    flipped = !flipped;
    show();
  }

  at('choice').hidden = data.games.length < 2;
  at('game').replaceChildren(...data.games.map((each, n) => {
    const names = each.tags.filter(([name]) => ['White', 'Black', 'Seat1', 'Seat2', 'Event', 'Round'].includes(name));
    const option = element('option', (n + 1) + '. ' + (names.map(pair => pair[1]).join(', ') || each.title) + ' ' + each.result);
    option.value = n;
    return option;
  }));
  at('game').addEventListener('change', event => open(Number(event.target.value), 0));
  at('first').addEventListener('click', () => go(0));
  at('back').addEventListener('click', () => go(ply - 1));
  at('next').addEventListener('click', () => go(ply + 1));
  at('last').addEventListener('click', () => go(last()));
  at('flip').addEventListener('click', flip);
  at('ply').addEventListener('input', event => go(Number(event.target.value)));
  for (const id of ['moves', 'pages']) {
    at(id).addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) go(Number(button.dataset.ply));
    });
  }
  const keys = {
    ArrowLeft: () => go(ply - 1),
    ArrowRight: () => go(ply + 1),
    PageUp: () => go(ply - 10),
    PageDown: () => go(ply + 10),
    Home: () => go(0),
    End: () => go(last()),
    f: flip
  };
  document.addEventListener('keydown', event => {
    // the slider and the choice of the game have keys of their own
    const own = ['INPUT', 'SELECT'].includes(event.target.tagName) && event.key !== 'f';
    if (own || event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  function fromAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    open((Number.parseInt(words.get('game'), 10) || 1) - 1, Number.parseInt(words.get('ply'), 10) || 0);
  }
  window.addEventListener('hashchange', fromAddress);
  fromAddress();
})();
