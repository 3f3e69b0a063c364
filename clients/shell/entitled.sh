# shellcheck shell=bash
# A client of the daemon `entitled`, to be sourced by bash 5; it needs socat. README.md tells how.
#
# Names that begin with _entitled_ are its own.

# The client's version: that of the daemon and the protocol document it was made for.
# shellcheck disable=SC2034 # for the caller
ENTITLED_VERSION=0.2.0

_entitled_folder=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd) || return
# shellcheck source=clients/shell/generated/methods.sh
. "$_entitled_folder/generated/methods.sh" || return
# shellcheck source=clients/shell/json.sh
. "$_entitled_folder/json.sh" || return
# shellcheck source=clients/shell/connection.sh
. "$_entitled_folder/connection.sh" || return
# shellcheck source=clients/shell/feed.sh
. "$_entitled_folder/feed.sh" || return

# entitled_call METHOD [PARAMS]: calls any method; PARAMS is a JSON object or list.
#
# Prints the result, and leaves it in ENTITLED_RESULT. Where there is none, ENTITLED_KIND says why,
# ENTITLED_MESSAGE in words, ENTITLED_ERROR as JSON where it is the daemon's; the words go to
# standard error. It returns 0; 2 for wrong use; 3 where the daemon refused; 4 where no daemon
# answers, or the connection was lost; 5 for a timeout; 6 where it is forbidden.
entitled_call() {
    _entitled_said _entitled_ask "$@" || return
    printf '%s\n' "$ENTITLED_RESULT"
    _entitled_notify
}

# entitled_ask METHOD [PARAMS]: as entitled_call, but prints no result.
entitled_ask() {
    _entitled_said _entitled_ask "$@" || return
    _entitled_notify
}

# Runs what may fail, and then says why, and hands out what notifications came. The function of the
# program that gets them sees no variable of the client's but those whose names say so.
_entitled_said() {
    local _entitled_status=0
    "$@" || _entitled_status=$?
    if ((_entitled_status != 0)); then
        printf 'entitled: %s\n' "$ENTITLED_MESSAGE" >&2
        _entitled_notify
    fi
    return "$_entitled_status"
}

_entitled_notify() {
    local _entitled_method _entitled_params
    while ((${#_entitled_notices[@]} > 0)); do
        _entitled_method=${_entitled_notices[0]} _entitled_params=${_entitled_notices[1]}
        _entitled_notices=("${_entitled_notices[@]:2}")
        if declare -F entitled_notified >/dev/null; then
            entitled_notified "$_entitled_method" "$_entitled_params" || :
        fi
    done
}

_entitled_ask() {
    local method=$1 params=${2:-'{}'} status=0 deadline
    _entitled_fresh
    _entitled_check || return
    _entitled_limit "$method" "$params" || return
    deadline=$_entitled_deadline
    _entitled_exchange || status=$?
    # A connection that is lost is made again once, where nothing can be done twice.
    if [[ $ENTITLED_KIND == lost ]] && _entitled_may_repeat; then
        status=0
        _entitled_fresh
        _entitled_exchange || status=$?
    fi
    return "$status"
}

_entitled_exchange() {
    _entitled_send "$method" "$params" "$deadline" || return
    _entitled_await "$ENTITLED_ID" "$deadline"
}

# Whether sending it twice does no more than sending it once.
_entitled_may_repeat() {
    [[ -n ${_entitled_reads[$method]-} ]] && return
    _entitled_split "$params" && [[ $_entitled_shape == '{' ]] || return
    local index
    for index in "${!_entitled_names[@]}"; do
        case ${_entitled_names[index]}:${_entitled_values[index]} in
        '"idempotencyKey":"'* | '"dryRun":true') return 0 ;;
        esac
    done
    return 1
}

# entitled_start METHOD [PARAMS]: sends, does not wait, and leaves a name for it in ENTITLED_ID.
entitled_start() {
    _entitled_said _entitled_start "$@" || return
    _entitled_notify
}

_entitled_start() {
    local method=$1 params=${2:-'{}'}
    _entitled_fresh
    _entitled_check || return
    _entitled_limit "$method" "$params" || return
    _entitled_send "$method" "$params" "$_entitled_deadline"
}

# Refuses params that are not UTF-8, and writes those of several lines as one: a line feed ends a
# request. The names are those of the caller.
_entitled_check() {
    local index joined=''
    if ! _entitled_is_utf8 "$params"; then
        _entitled_fail 2 usage "the params of $method are not UTF-8"
        return
    fi
    [[ $params == *$'\n'* ]] || return 0
    if ! _entitled_split "$params"; then
        # The daemon says what is wrong.
        params=${params//$'\n'/ }
        return 0
    fi
    for index in "${!_entitled_values[@]}"; do
        joined+=,${_entitled_names[index]:+${_entitled_names[index]}:}${_entitled_values[index]}
    done
    if [[ $joined == *$'\n'* ]]; then
        _entitled_fail 2 usage "a string in the params of $method has a line feed: write \\n"
        return
    fi
    [[ $_entitled_shape == '{' ]] && params="{${joined#,}}" || params="[${joined#,}]"
}

# Whether a text is UTF-8: nothing is left of it without ASCII and what UTF-8 writes otherwise.
_entitled_is_utf8() {
    local LC_ALL=C text=$1 pattern
    local part=[$'\x80'-$'\xbf']
    for pattern in [$'\xc2'-$'\xdf']"$part" $'\xe0'[$'\xa0'-$'\xbf']"$part" \
        $'\xed'[$'\x80'-$'\x9f']"$part" [$'\xe1'-$'\xec\xee\xef']"$part$part" \
        $'\xf0'[$'\x90'-$'\xbf']"$part$part" [$'\xf1'-$'\xf3']"$part$part$part" \
        $'\xf4'[$'\x80'-$'\x8f']"$part$part"; do
        [[ $text == *[$'\x80'-$'\xff']* ]] || return 0
        # Not by nothing: what is on both sides may be no character together.
        text=${text//$pattern/ }
    done
    [[ $text != *[$'\x80'-$'\xff']* ]]
}

# entitled_finish ID: waits for the answer of what was started, and prints it.
entitled_finish() {
    _entitled_said _entitled_finish "$@" || return
    printf '%s\n' "$ENTITLED_RESULT"
    _entitled_notify
}

_entitled_finish() {
    _entitled_fresh
    _entitled_limit "${_entitled_awaited[$1]-}" "${_entitled_waits[$1]-}" || return
    _entitled_await "$1" "$_entitled_deadline"
}

_entitled_fresh() {
    ENTITLED_RESULT='' ENTITLED_KIND='' ENTITLED_MESSAGE='' ENTITLED_ERROR=''
}

# _entitled_fail STATUS KIND MESSAGE [HINT]
_entitled_fail() {
    ENTITLED_KIND=$2
    ENTITLED_MESSAGE=$3${4:+ ($4)}
    return "$1"
}

# Called by the generated functions: METHOD, what each param is, name=value or name:=json.
_entitled_typed() {
    _entitled_said _entitled_write "$@" || return
    entitled_call "$1" "$_entitled_written"
}

# Writes the params as JSON, to _entitled_written.
_entitled_write() {
    local method=$1 types=" $2 " each name value type params='' status=0
    local -A lists=()
    shift 2
    _entitled_fresh
    for each in "$@"; do
        name=${each%%=*}
        if [[ $each != *=* || ! ${name%:} =~ ^[A-Za-z]+$ ]]; then
            _entitled_fail 2 usage "$each is no name=value and no name:=json" || status=$?
            break
        fi
        value=${each#*=}
        if [[ $name == *: ]]; then
            params+=",\"${name%:}\":$value"
            continue
        fi
        type=${types#* "$name"=}
        # One that is not known is the daemon's to refuse: it says which was meant.
        [[ $types == *" $name="* ]] && type=${type%% *} || type=text
        case $type in
        text)
            _entitled_quote "$value"
            params+=",\"$name\":$_entitled_quoted"
            ;;
        texts)
            _entitled_quote "$value"
            lists[$name]+=,$_entitled_quoted
            ;;
        boolean | number)
            if [[ ! $value =~ ^(true|false|-?[0-9]+(\.[0-9]+)?)$ ]]; then
                _entitled_fail 2 usage "$name is a $type, which \"$value\" is not" || status=$?
            fi
            params+=",\"$name\":$value"
            ;;
        json)
            _entitled_fail 2 usage "$name is JSON: write $name:=…" || status=$?
            ;;
        esac
    done
    ((status == 0)) || return "$status"
    for name in "${!lists[@]}"; do
        params+=",\"$name\":[${lists[$name]#,}]"
    done
    _entitled_written="{${params#,}}"
}
