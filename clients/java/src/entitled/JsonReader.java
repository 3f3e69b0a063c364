package entitled;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.regex.Pattern;

/** Reads JSON to the letter of RFC 8259. */
final class JsonReader {
    /** How deep lists and objects may stand in one another; the daemon sends less. */
    private static final int DEPTH_MAX = 512;

    private static final Pattern NUMBER =
            Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,19}");

    private final String text;
    private int at;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Object whole() {
        blanks();
        var value = value();
        blanks();
        if (at < text.length()) {
            throw wrong("something follows");
        }
        return value;
    }

    private IllegalArgumentException wrong(String reason) {
        return new IllegalArgumentException(reason + " at character " + at);
    }

    private int peek() {
        return at < text.length() ? text.charAt(at) : -1;
    }

    private boolean takes(char expected) {
        var isThere = peek() == expected;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private void blanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') {
            at += 1;
        }
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("no value begins like this");
        }
        at += word.length();
        return value;
    }

    private Object number() {
        var found = NUMBER.matcher(text).region(at, text.length());
        if (!found.lookingAt()) {
            throw wrong("no value begins like this");
        }
        at = found.end();
        var number = found.group();
        // -0 is no whole number of Java's.
        var isWhole = WHOLE.matcher(number).matches() && !number.equals("-0");
        try {
            return isWhole ? (Object) Long.valueOf(number) : decimal(number);
        } catch (NumberFormatException tooLong) {
            return decimal(number);
        }
    }

    private Object decimal(String number) {
        try {
            return new BigDecimal(number);
        } catch (ArithmeticException | NumberFormatException error) {
            throw wrong("a number is out of reach");
        }
    }

    private void deeper() {
        at += 1;
        depth += 1;
        if (depth > DEPTH_MAX) {
            throw wrong("it is too deep");
        }
        blanks();
    }

    private Object list() {
        deeper();
        var list = new ArrayList<>();
        var isOver = takes(']');
        while (!isOver) {
            blanks();
            list.add(value());
            blanks();
            isOver = takes(']');
            if (!isOver && !takes(',')) {
                throw wrong("a comma or ] is missing");
            }
        }
        depth -= 1;
        return list;
    }

    private Object object() {
        deeper();
        var members = new LinkedHashMap<String, Object>();
        var isOver = takes('}');
        while (!isOver) {
            blanks();
            if (peek() != '"') {
                throw wrong("a name is missing");
            }
            var name = string();
            blanks();
            if (!takes(':')) {
                throw wrong("a colon is missing");
            }
            blanks();
            members.put(name, value());
            blanks();
            isOver = takes('}');
            if (!isOver && !takes(',')) {
                throw wrong("a comma or } is missing");
            }
        }
        depth -= 1;
        return members;
    }

    private String string() {
        at += 1;
        var found = new StringBuilder();
        for (;;) {
            var start = at;
            while (peek() >= 0x20 && peek() != '"' && peek() != '\\') {
                at += 1;
            }
            found.append(text, start, at);
            if (takes('"')) {
                return found.toString();
            }
            if (!takes('\\')) {
                throw wrong("a string has no end, or a control character");
            }
            found.append(escape());
        }
    }

    private char escape() {
        var mark = peek();
        at += 1;
        return switch (mark) {
            case '"', '\\', '/' -> (char) mark;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unit();
            default -> throw wrong("unknown escape sequence");
        };
    }

    private char unit() {
        var code = 0;
        for (var end = at + 4; at < end; at += 1) {
            var digit = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
            if (digit < 0) {
                throw wrong("four digits are missing");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }
}
