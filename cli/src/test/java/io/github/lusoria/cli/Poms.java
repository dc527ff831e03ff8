package io.github.lusoria.cli;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What the POMs of the repository say of artifacts and dependencies. */
final class Poms {
    /** The folders of the modules that are published. */
    static final List<String> PUBLISHED = List.of("bom", "core", "latrunculi", "escaques", "sigwaduqqan", "cli");

    private static final String OWN_GROUP = "io.github.lusoria";

    private Poms() {}

    static Element parse(String xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(xml)))
                    .getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new AssertionError(e.getMessage() + " in " + xml, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String artifactOf(String module) throws IOException {
        return text(pom(module), "artifactId");
    }

    /**
     * Returns what a module needs at run time, without what that needs in turn.
     *
     * @param module the folder of the module
     * @return {@code group:artifact:version}, and of the own modules the artifact alone
     */
    static Set<String> dependencies(String module) throws IOException {
        Element parent = pom("");
        Set<String> found = new TreeSet<>();
        for (Element dependency : children(child(pom(module), "dependencies"), "dependency")) {
            if (text(dependency, "scope").equals("test")) {
                continue;
            }
            String group = text(dependency, "groupId");
            String artifact = text(dependency, "artifactId");
            String own = text(dependency, "version");
            String version = own.isEmpty() ? managed(parent, artifact) : own;
            found.add(group.equals(OWN_GROUP) ? artifact : group + ":" + artifact + ":" + resolve(parent, version));
        }
        return found;
    }

    private static Element pom(String module) throws IOException {
        return parse(Files.readString(Markdown.root().resolve(module).resolve("pom.xml")));
    }

    private static String managed(Element parent, String artifact) {
        Element managed = child(child(parent, "dependencyManagement"), "dependencies");
        return children(managed, "dependency").stream()
                .filter(dependency -> text(dependency, "artifactId").equals(artifact))
                .map(dependency -> text(dependency, "version"))
                .findFirst()
                .orElseThrow();
    }

    private static String resolve(Element parent, String version) {
        return version.startsWith("${")
                ? text(child(parent, "properties"), version.substring(2, version.length() - 1))
                : version;
    }

    private static Element child(Element parent, String name) {
        return children(parent, name).get(0);
    }

    /** The text of a child, or nothing where there is none. */
    private static String text(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
