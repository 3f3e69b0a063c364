# shellcheck shell=bash
# Plays the golden conversations of Protocol/conversations; Protocol/README.md has their format.

declare -gA captures=()

# Why a value is not what was expected, in `reason`; 1 where there is one. Fills in the captures.
matches() {
    local expected=$1 found=$2 place=${3-} name index k shape
    local -a names values found_names found_values
    local -A at=()
    case $expected in
    '{{any}}') return 0 ;;
    '{ {{…}} }' | '{{{…}}}')
        reason="$place: $found is no object"
        [[ $found == '{'* ]]
        return
        ;;
    '{{'*)
        name=${expected:2:-2}
        if [[ -z ${captures[$name]+x} ]]; then
            captures[$name]=$found
            return 0
        fi
        expected=${captures[$name]}
        ;;
    esac
    # Most of what comes is what is expected to the byte.
    [[ $expected != "$found" || $expected == *'{{'* ]] || return 0
    reason="$place: $found for $expected"
    case $expected in
    \"*)
        [[ $found == \"* ]] || return 1
        _entitled_unquote "$expected"
        name=$_entitled_text
        _entitled_unquote "$found"
        [[ $name == "$_entitled_text" ]]
        return
        ;;
    '{'* | '['*) ;;
    *) return 1 ;;
    esac
    # What may be more is a member of its own here.
    expected=${expected//,'{{…}}'/,\"\{\{…\}\}\":1}
    expected=${expected/#'{ {{…}} }'/\{\"\{\{…\}\}\":1\}}
    _entitled_split "$expected" || return 1
    shape=$_entitled_shape
    names=(${_entitled_names[@]+"${_entitled_names[@]}"})
    values=(${_entitled_values[@]+"${_entitled_values[@]}"})
    _entitled_split "$found" && [[ $_entitled_shape == "$shape" ]] || return 1
    found_names=(${_entitled_names[@]+"${_entitled_names[@]}"})
    found_values=(${_entitled_values[@]+"${_entitled_values[@]}"})
    if [[ $shape == '[' ]]; then
        ((${#values[@]} == ${#found_values[@]})) || return 1
        for index in "${!values[@]}"; do
            matches "${values[index]}" "${found_values[index]}" "$place/$index" || return
        done
        return 0
    fi
    for k in "${!found_names[@]}"; do
        _entitled_unquote "${found_names[k]}"
        at[name:$_entitled_text]=$k
    done
    local wanted=${#names[@]} is_open=
    for index in "${!names[@]}"; do
        if [[ ${names[index]} == '"{{…}}"' ]]; then
            is_open=1
            continue
        fi
        _entitled_unquote "${names[index]}"
        k=${at[name:$_entitled_text]-}
        reason="$place: no ${names[index]} in $found"
        [[ -n $k ]] || return 1
        matches "${values[index]}" "${found_values[k]}" "$place/${names[index]}" || return
    done
    reason="$place: $found has more than $expected"
    [[ -n $is_open ]] || ((wanted == ${#found_names[@]}))
}

# Of what came: its members in their order, and the id of a reply as the very bytes.
ordered() {
    local expected=$1 found=$2 wanted came index
    if [[ $found == '['* ]]; then
        local -a all=() others=()
        _entitled_split "$expected" && all=("${_entitled_values[@]}")
        _entitled_split "$found" && others=("${_entitled_values[@]}")
        for index in "${!others[@]}"; do
            ordered "${all[index]}" "${others[index]}" || return
        done
        return 0
    fi
    _entitled_split "$found"
    reason="members: ${_entitled_names[*]}"
    case ${_entitled_names[*]} in
    '"jsonrpc" "method" "params"') return 0 ;;
    '"jsonrpc" "id" "result"' | '"jsonrpc" "id" "error"') ;;
    *) return 1 ;;
    esac
    came=${_entitled_values[1]}
    _entitled_at "${expected//,'{{…}}'/}" id || return 1
    wanted=$_entitled_found
    reason="the id $came for $wanted"
    [[ $wanted == '{{'* || $wanted == "$came" ]]
}

# A line to be sent, with what was captured in its slots, in `line`.
filled() {
    local rest=$1 i before
    local -a pieces
    line=$rest
    [[ $rest == *'{{'* ]] || return 0
    line=''
    mapfile -d '"' -t pieces < <(printf '%s' "$rest")
    # The text between quotes is cut at every second one; no sent line with slots escapes any.
    for ((i = 0; i < ${#pieces[@]}; i++)); do
        rest=${pieces[i]}
        while ((i % 2 == 0)) && [[ $rest == *'{{'* ]]; do
            before=${rest%%'{{'*}
            rest=${rest#*'{{'}
            line+=$before${captures[${rest%%'}}'*}]}
            rest=${rest#*'}}'}
        done
        line+=${i:+$rest}
        ((i + 1 == ${#pieces[@]})) || line+='"'
    done
    [[ $1 != *\" || $line == *\" ]] || line+='"'
}

# A JSON string of characters up to U+00FF, each of which is one byte, as `printf %b` takes
# it, in `bytes`.
bytes_of() {
    local rest=${1:1:-1} char
    bytes=''
    while [[ $rest == *\\* ]]; do
        bytes+=${rest%%\\*}
        rest=${rest#*\\}
        char=${rest:0:1}
        rest=${rest:1}
        case $char in
        u)
            bytes+="\\x${rest:2:2}"
            rest=${rest:4}
            ;;
        \\) bytes+='\x5c' ;;
        [bfnrt]) bytes+="\\$char" ;;
        *) bytes+=$char ;;
        esac
    done
    bytes+=$rest
}

# Plays one conversation on the socket; prints where it went another way.
play() (
    LC_ALL=C
    local path=$1 step mark text number=0 came line reason bytes deadline
    _entitled_limit() { _entitled_now; echo $((_entitled_clock + 120000000)); }
    deadline=$(_entitled_limit)
    _entitled_open "$2" "$deadline" || { echo "$_entitled_reason"; exit 1; }
    while IFS= read -r step || [[ -n $step ]]; do
        number=$((number + 1))
        mark=${step:0:2} text=${step:3}
        case $mark in
        '>>')
            filled "$text"
            printf '%s\n' "$line" >&"$_entitled_out"
            ;;
        '>|')
            bytes_of "$text"
            printf '%b' "$bytes" >&"$_entitled_out"
            ;;
        '>*')
            bytes_of "${text#* }"
            # Repeated by another program, for it may be a million.
            yes "$(printf '%b' "$bytes")" | head -n "${text%% *}" | tr -d '\n' >&"$_entitled_out"
            ;;
        '<<')
            if ! IFS= read -r -t 60 -u "$_entitled_in" came; then
                echo "$path:$number: the daemon closed"
                exit 1
            fi
            if ! matches "$text" "$came" || ! ordered "$text" "$came"; then
                echo "$path:$number: $reason"
                exit 1
            fi
            ;;
        '@e') exec {_entitled_out}>&- ;;
        '<!')
            if IFS= read -r -t 60 -u "$_entitled_in" came || (($? > 128)) || [[ -n $came ]]; then
                echo "$path:$number: $came came, and the daemon should have closed"
                exit 1
            fi
            ;;
        '' | '#'*) ;;
        *)
            echo "$path:$number: no step: $step"
            exit 1
            ;;
        esac
    done <"$path"
    # Nothing more may have come.
    if IFS= read -r -t 0.01 -u "$_entitled_in" came || [[ -n $came ]]; then
        echo "$path: more came at its end: $came"
        exit 1
    fi
    kill "$_entitled_socat" 2>/dev/null
    exit 0
)
