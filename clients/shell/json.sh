# shellcheck shell=bash
# As much of JSON as a client needs, without another program.

# entitled_get JSON [NAME|INDEX]…: prints a value inside a result: a string as text, null as
# nothing, all else as JSON. 1 where it is absent.
entitled_get() {
    _entitled_at "$@" || return
    case $_entitled_found in
    \"*)
        _entitled_unquote "$_entitled_found"
        printf '%s\n' "$_entitled_text"
        ;;
    null) printf '\n' ;;
    *) printf '%s\n' "$_entitled_found" ;;
    esac
}

# entitled_type JSON [NAME|INDEX]…: prints string, number, boolean, null, object or array; absent,
# and 1, where there is nothing.
entitled_type() {
    if ! _entitled_at "$@"; then
        printf 'absent\n'
        return 1
    fi
    case $_entitled_found in
    \"*) printf 'string\n' ;;
    '{'*) printf 'object\n' ;;
    '['*) printf 'array\n' ;;
    true | false) printf 'boolean\n' ;;
    null) printf 'null\n' ;;
    *) printf 'number\n' ;;
    esac
}

# entitled_names JSON [NAME|INDEX]…: prints the names of an object, one a line.
entitled_names() {
    local name
    _entitled_at "$@" && _entitled_split "$_entitled_found" && [[ $_entitled_shape == '{' ]] || return
    for name in ${_entitled_names[@]+"${_entitled_names[@]}"}; do
        _entitled_unquote "$name"
        printf '%s\n' "$_entitled_text"
    done
}

# entitled_items JSON [NAME|INDEX]…: prints the values of a list or an object as JSON, one a line.
entitled_items() {
    _entitled_at "$@" && _entitled_split "$_entitled_found" || return
    ((${#_entitled_values[@]} == 0)) || printf '%s\n' "${_entitled_values[@]}"
}

# entitled_quote TEXT: prints a text as a JSON string.
entitled_quote() {
    _entitled_quote "$1"
    printf '%s\n' "$_entitled_quoted"
}

# The JSON text of a value at a place, in _entitled_found.
_entitled_at() {
    local json=$1 step index
    shift
    for step in "$@"; do
        _entitled_split "$json" || return 1
        if [[ $_entitled_shape == '[' ]]; then
            [[ $step =~ ^[0-9]+$ && -n ${_entitled_values[step]-} ]] || return 1
            json=${_entitled_values[step]}
            continue
        fi
        for index in "${!_entitled_names[@]}"; do
            _entitled_unquote "${_entitled_names[index]}"
            [[ $_entitled_text == "$step" ]] || continue
            json=${_entitled_values[index]}
            continue 2
        done
        return 1
    done
    _entitled_found=$json
}

# Splits an object or a list into _entitled_names (as JSON strings) and _entitled_values (as JSON);
# _entitled_shape is { or [. 1 where it is neither. No byte is looked at twice: the text is cut at
# its quotes, and the text between strings is short.
_entitled_split() {
    local LC_ALL=C
    local -a pieces
    local depth=0 buffer='' name='' piece string tail char i=0 k
    _entitled_names=() _entitled_values=() _entitled_shape=''
    mapfile -d '"' -t pieces <<<"$1"
    while :; do
        piece=${pieces[i]-}
        if ((depth > 1)) && [[ $piece != *[][{}]* ]]; then
            buffer+=${piece//[$' \t\r\n']/}
        else
            for ((k = 0; k < ${#piece}; k++)); do
                char=${piece:k:1}
                case $char in
                '{' | '[')
                    if ((depth == 0)); then
                        [[ -z $_entitled_shape ]] || return 1
                        _entitled_shape=$char
                    else
                        buffer+=$char
                    fi
                    depth=$((depth + 1))
                    ;;
                '}' | ']')
                    depth=$((depth - 1))
                    ((depth >= 0)) || return 1
                    if ((depth > 0)); then
                        buffer+=$char
                    elif [[ -n $buffer$name || ${#_entitled_values[@]} -gt 0 ]]; then
                        _entitled_push || return 1
                    fi
                    ;;
                ' ' | $'\t' | $'\r' | $'\n') ;;
                *)
                    ((depth > 0)) || return 1
                    if ((depth > 1)); then
                        buffer+=$char
                    elif [[ $char == , ]]; then
                        _entitled_push || return 1
                    elif [[ $char == : && $_entitled_shape == '{' && -z $name ]]; then
                        name=$buffer buffer=''
                    else
                        buffer+=$char
                    fi
                    ;;
                esac
            done
        fi
        i=$((i + 1))
        ((i < ${#pieces[@]})) || break
        string=${pieces[i]}
        tail=${string##*[!\\]}
        while ((${#tail} % 2 == 1)); do
            # The quote was escaped, so the string goes on.
            i=$((i + 1))
            ((i < ${#pieces[@]})) || return 1
            string+="\"${pieces[i]}"
            tail=${pieces[i]##*[!\\]}
        done
        ((depth > 0)) || return 1
        buffer+="\"$string\""
        i=$((i + 1))
        ((i < ${#pieces[@]})) || return 1
    done
    [[ -n $_entitled_shape ]] && ((depth == 0))
}

_entitled_push() {
    [[ -n $buffer ]] || return 1
    if [[ $_entitled_shape == '{' ]]; then
        [[ $name == \"*\" ]] || return 1
        _entitled_names+=("$name")
    fi
    _entitled_values+=("$buffer")
    name='' buffer=''
}

# A text as a JSON string, in _entitled_quoted.
_entitled_quote() {
    local LC_ALL=C text=$1 code control
    text=${text//\\/\\\\}
    text=${text//\"/\\\"}
    if [[ $text == *[$'\001'-$'\037']* ]]; then
        for ((code = 1; code < 32; code++)); do
            printf -v control '\\x%02x' "$code"
            printf -v control '%b' "$control"
            if [[ $text == *"$control"* ]]; then
                printf -v code '%d' "$code"
                printf -v _entitled_quoted '\\u%04x' "$code"
                text=${text//"$control"/"$_entitled_quoted"}
            fi
        done
    fi
    _entitled_quoted="\"$text\""
}

# A JSON string as text, in _entitled_text. U+0000, which no variable can hold, is left out.
_entitled_unquote() {
    local LC_ALL=C rest=${1:1:-1} code low
    if [[ $rest != *\\* ]]; then
        _entitled_text=$rest
        return
    fi
    _entitled_text=''
    while [[ $rest == *\\* ]]; do
        _entitled_text+=${rest%%\\*}
        rest=${rest#*\\}
        case ${rest:0:1} in
        b) _entitled_text+=$'\b' ;;
        f) _entitled_text+=$'\f' ;;
        n) _entitled_text+=$'\n' ;;
        r) _entitled_text+=$'\r' ;;
        t) _entitled_text+=$'\t' ;;
        u)
            code=$((16#${rest:1:4}))
            rest=${rest:4}
            if ((code >= 0xd800 && code < 0xdc00)) && [[ ${rest:1:2} == '\u' ]]; then
                low=$((16#${rest:3:4}))
                code=$((0x10000 + ((code - 0xd800) << 10) + low - 0xdc00))
                rest=${rest:6}
            fi
            _entitled_utf8 "$code"
            ;;
        *) _entitled_text+=${rest:0:1} ;;
        esac
        rest=${rest:1}
    done
    _entitled_text+=$rest
}

_entitled_utf8() {
    local code=$1 bytes
    if ((code < 0x80)); then
        printf -v bytes '\\x%02x' "$code"
    elif ((code < 0x800)); then
        printf -v bytes '\\x%02x' $((0xc0 | code >> 6)) $((0x80 | code & 0x3f))
    elif ((code < 0x10000)); then
        printf -v bytes '\\x%02x' $((0xe0 | code >> 12)) $((0x80 | code >> 6 & 0x3f)) \
            $((0x80 | code & 0x3f))
    else
        printf -v bytes '\\x%02x' $((0xf0 | code >> 18)) $((0x80 | code >> 12 & 0x3f)) \
            $((0x80 | code >> 6 & 0x3f)) $((0x80 | code & 0x3f))
    fi
    printf -v bytes '%b' "$bytes"
    _entitled_text+=$bytes
}
