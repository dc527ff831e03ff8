package io.github.lusoria.core.testkit;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A picture in SVG as an XML parser reads it, and what every picture must be. */
public final class Drawing {
    private static final String SVG = "http://www.w3.org/2000/svg";

    /** The elements that a picture may have, each with its attributes. */
    private static final Map<String, Set<String>> ALLOWED = Map.of(
            "svg", Set.of("xmlns", "version", "class", "width", "height", "viewBox"),
            "title", Set.of(),
            "desc", Set.of(),
            "style", Set.of("type"),
            "g", Set.of("class"),
            "rect", Set.of("class", "x", "y", "width", "height", "rx"),
            "circle", Set.of("class", "cx", "cy", "r"),
            "line", Set.of("class", "x1", "y1", "x2", "y2"),
            "path", Set.of("class", "d", "transform"),
            "text", Set.of("class", "x", "y"));

    private static final Pattern TRANSFORM =
            Pattern.compile("translate\\((-?[0-9.]+),(-?[0-9.]+)\\) scale\\((-?[0-9.]+)\\)");
    private static final Pattern PATH_PART = Pattern.compile("([MLHVCQAZ])([^MLHVCQAZ]*)");
    private static final Pattern NUMBER = Pattern.compile("-?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)");

    private final String text;
    private final Element root;

    private Drawing(String text, Element root) {
        this.text = text;
        this.root = root;
    }

    /**
     * Reads a picture.
     *
     * @param svg the document
     * @return what was read
     */
    public static Drawing parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            var builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return new Drawing(
                    svg, builder.parse(new InputSource(new StringReader(svg))).getDocumentElement());
        } catch (ParserConfigurationException | IOException | SAXException e) {
            throw new AssertionError("no XML: " + e.getMessage() + "\n" + svg, e);
        }
    }

    /** Requires a document of its own of valid SVG 1.1 that says what it shows and can do nothing. */
    public void requireStandalone() {
        Report.require(text.startsWith("<svg ") && text.endsWith("</svg>\n"), "not one element: " + text);
        Report.require(root.getAttribute("version").equals("1.1"), "not SVG 1.1");
        List<Element> children = children(root);
        Report.require(
                children.get(0).getLocalName().equals("title")
                        && !children.get(0).getTextContent().isBlank(),
                "no title");
        Report.require(
                children.get(1).getLocalName().equals("desc")
                        && !children.get(1).getTextContent().isBlank(),
                "no description");
        Report.require(children.get(2).getLocalName().equals("style"), "no style");
        for (Element element : all()) {
            String name = element.getLocalName();
            Report.require(SVG.equals(element.getNamespaceURI()) && ALLOWED.containsKey(name), "element " + name);
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                String attribute = element.getAttributes().item(i).getNodeName();
                Report.require(ALLOWED.get(name).contains(attribute), "attribute " + attribute + " of " + name);
            }
        }
        String css = children.get(2).getTextContent();
        for (String forbidden : List.of("url(", "@import", "@font-face", "expression", "\\")) {
            Report.require(!css.contains(forbidden), "the style has " + forbidden);
        }
        String prefix = "." + root.getAttribute("class") + " .";
        for (String rule :
                css.replace("@media (prefers-color-scheme:dark){", "").split("}")) {
            Report.require(rule.isBlank() || rule.startsWith(prefix), "a rule for all of a page: " + rule);
        }
        List<String> lines = text.lines().toList();
        Report.require(lines.size() == children.size() + 2, "not a line for each child of the root");
    }

    /** Requires that nothing lies outside of the view box: edges of shapes, points of paths, anchors of texts. */
    public void requireInside() {
        double[] box = Arrays.stream(root.getAttribute("viewBox").split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        for (Element element : all()) {
            for (double[] point : points(element)) {
                boolean inside = point[0] >= box[0]
                        && point[0] <= box[0] + box[2]
                        && point[1] >= box[1]
                        && point[1] <= box[1] + box[3];
                Report.require(
                        inside,
                        element.getLocalName() + " " + element.getAttribute("class") + " reaches "
                                + Arrays.toString(point) + " outside of " + Arrays.toString(box));
            }
        }
    }

    private static List<double[]> points(Element element) {
        return switch (element.getLocalName()) {
            case "rect" ->
                List.of(new double[] {number(element, "x"), number(element, "y")}, new double[] {
                    number(element, "x") + number(element, "width"), number(element, "y") + number(element, "height")
                });
            case "circle" ->
                List.of(
                        new double[] {
                            number(element, "cx") - number(element, "r"), number(element, "cy") - number(element, "r")
                        },
                        new double[] {
                            number(element, "cx") + number(element, "r"), number(element, "cy") + number(element, "r")
                        });
            case "line" ->
                List.of(
                        new double[] {number(element, "x1"), number(element, "y1")},
                        new double[] {number(element, "x2"), number(element, "y2")});
            case "text" -> List.of(new double[] {number(element, "x"), number(element, "y")});
            case "path" -> path(element.getAttribute("d"), element.getAttribute("transform"));
            default -> List.of();
        };
    }

    /** The ends and control points of a path of absolute commands. */
    private static List<double[]> path(String data, String transform) {
        double dx = 0;
        double dy = 0;
        double scale = 1;
        Matcher moved = TRANSFORM.matcher(transform);
        if (moved.matches()) {
            dx = Double.parseDouble(moved.group(1));
            dy = Double.parseDouble(moved.group(2));
            scale = Double.parseDouble(moved.group(3));
        } else {
            Report.require(transform.isEmpty(), "transform " + transform);
        }
        List<double[]> points = new ArrayList<>();
        Matcher part = PATH_PART.matcher(data);
        int end = 0;
        double x = 0;
        double y = 0;
        while (part.find()) {
            Report.require(part.start() == end, "path " + data);
            end = part.end();
            double[] numbers = NUMBER.matcher(part.group(2))
                    .results()
                    .mapToDouble(number -> Double.parseDouble(number.group()))
                    .toArray();
            char command = part.group(1).charAt(0);
            int step = command == 'A' ? 7 : 2;
            int each = command == 'H' || command == 'V' ? 1 : step;
            Report.require(numbers.length % each == 0, "path " + data);
            for (int i = 0; i < numbers.length; i += each) {
                x = command == 'V' ? x : numbers[command == 'A' ? i + 5 : i];
                y = command == 'H' ? y : command == 'V' ? numbers[i] : numbers[command == 'A' ? i + 6 : i + 1];
                points.add(new double[] {dx + scale * x, dy + scale * y});
            }
        }
        Report.require(end == data.length() && !points.isEmpty(), "path " + data);
        return points;
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    /**
     * Counts elements.
     *
     * @param classes one or more classes, with spaces between
     * @return how many elements have all of them
     */
    public int count(String classes) {
        return find(classes).size();
    }

    /**
     * Returns what elements are said to be.
     *
     * @param classes one or more classes, with spaces between
     * @return the titles of the groups that have all of them, in order
     */
    public List<String> titles(String classes) {
        return find(classes).stream()
                .map(element -> children(element).get(0).getTextContent())
                .toList();
    }

    /**
     * Returns an attribute of elements.
     *
     * @param classes one or more classes, with spaces between
     * @param attribute its name
     * @return the values for the elements that have all the classes, in order
     */
    public List<String> values(String classes, String attribute) {
        return find(classes).stream()
                .map(element -> element.getAttribute(attribute))
                .toList();
    }

    /**
     * Returns all lines of text.
     *
     * @return the texts, in order
     */
    public List<String> texts() {
        return all().stream()
                .filter(element -> element.getLocalName().equals("text"))
                .map(Element::getTextContent)
                .toList();
    }

    /**
     * Returns the title of the picture.
     *
     * @return the text
     */
    public String title() {
        return children(root).get(0).getTextContent();
    }

    /**
     * Returns the description of the picture.
     *
     * @return the text
     */
    public String description() {
        return children(root).get(1).getTextContent();
    }

    /**
     * Returns an attribute of the root.
     *
     * @param attribute its name
     * @return the value
     */
    public String root(String attribute) {
        return root.getAttribute(attribute);
    }

    private List<Element> find(String classes) {
        Set<String> wanted = Set.of(classes.split(" "));
        return all().stream()
                .filter(element -> Set.copyOf(
                                List.of(element.getAttribute("class").split(" ")))
                        .containsAll(wanted))
                .toList();
    }

    private List<Element> all() {
        List<Element> all = new ArrayList<>(List.of(root));
        NodeList below = root.getElementsByTagName("*");
        for (int i = 0; i < below.getLength(); i++) {
            all.add((Element) below.item(i));
        }
        return all;
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }
}
