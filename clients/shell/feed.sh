# shellcheck shell=bash
# The events of a project, as they happen.

# entitled_events FUNCTION [name=value]…: calls FUNCTION with each event as JSON, without an end; it
# goes on where it was after a lost connection. ENTITLED_CURSOR is that of the latest. It ends, with
# 0, when FUNCTION returns other than 0.
#
#   after=CURSOR      where to go on; the beginning when left out
#   consumer=NAME     the daemon remembers how far this reader came: one that it knows goes on
#                     there, a new one begins with `after`. An event is acknowledged once FUNCTION
#                     has returned 0.
#   kind=KIND         only this kind; may be given several times
#   user=ID, project=ID, limit=COUNT
#   wait=SECONDS      how long one call waits; 30
#   pause=SECONDS     between two calls where a daemon cannot wait; 1
#   patience=SECONDS  how long, from the first call that fails, a daemon that is gone is looked for;
#                     60
entitled_events() {
    # FUNCTION sees the variables of this one; its own must not be among them.
    local _entitled_function=$1 _entitled_fixed='' _entitled_kinds='' _entitled_project=''
    local _entitled_consumer='' _entitled_next='' _entitled_acknowledged='' _entitled_remembered
    local _entitled_can_wait=1 _entitled_begun='' _entitled_failed_at='' _entitled_index=0
    local -a _entitled_events=()
    local -A _entitled_given=([limit]=100 [wait]=30 [pause]=1 [patience]=60)
    shift
    _entitled_options "$@" || return
    ENTITLED_CURSOR=''
    [[ -z $_entitled_next ]] || ENTITLED_CURSOR=${_entitled_next:1:-1}
    _entitled_acknowledged=$ENTITLED_CURSOR _entitled_remembered=$_entitled_consumer
    while :; do
        # FUNCTION is done with the event before, also where more of its page are there.
        if ! _entitled_acknowledge ||
            { ((_entitled_index == ${#_entitled_events[@]})) && ! _entitled_fetch; }; then
            _entitled_feed_failed || return
        elif ((_entitled_index < ${#_entitled_events[@]})); then
            ENTITLED_CURSOR=$(entitled_get "${_entitled_events[_entitled_index]}" cursor)
            _entitled_index=$((_entitled_index + 1))
            "$_entitled_function" "${_entitled_events[_entitled_index - 1]}" || return 0
        fi
    done
}

# The names are those of entitled_events.
_entitled_options() {
    local each name value
    for each in "$@"; do
        name=${each%%=*} value=${each#*=}
        _entitled_quote "$value"
        case $name in
        after) _entitled_next=$_entitled_quoted ;;
        consumer) _entitled_consumer=$_entitled_quoted ;;
        user) _entitled_fixed+=",\"user\":$_entitled_quoted" ;;
        project) _entitled_project=",\"project\":$_entitled_quoted" ;;
        kind) _entitled_kinds+=,$_entitled_quoted ;;
        limit | wait | pause | patience)
            if [[ ! $value =~ ^[0-9]+$ && ! ($name == pause && $value =~ ^[0-9]*[.][0-9]+$) ]]; then
                printf 'entitled: %s is a number, which "%s" is not\n' "$name" "$value" >&2
                return 2
            fi
            _entitled_given[$name]=$value
            ;;
        *)
            printf 'entitled: a feed has no option %s\n' "$name" >&2
            return 2
            ;;
        esac
    done
    [[ -z $_entitled_kinds ]] || _entitled_fixed+=",\"kinds\":[${_entitled_kinds#,}]"
    _entitled_fixed="\"limit\":${_entitled_given[limit]}$_entitled_fixed$_entitled_project"
}

# Asks for events.
_entitled_fetch() {
    local from=${_entitled_next:+,\"after\":$_entitled_next} more
    [[ -z $_entitled_remembered ]] || from=",\"consumer\":$_entitled_consumer"
    if [[ -n $_entitled_can_wait ]]; then
        _entitled_feed_ask events.wait \
            "{$_entitled_fixed$from,\"timeoutMs\":$((_entitled_given[wait] * 1000))}" || return
    else
        _entitled_feed_ask events.read "{$_entitled_fixed$from}" || return
    fi
    _entitled_begun=1 _entitled_failed_at='' _entitled_remembered=''
    _entitled_at "$ENTITLED_RESULT" cursor && _entitled_next=$_entitled_found
    _entitled_at "$ENTITLED_RESULT" events && _entitled_split "$_entitled_found"
    _entitled_events=(${_entitled_values[@]+"${_entitled_values[@]}"}) _entitled_index=0
    if ((${#_entitled_events[@]} == 0)); then
        ENTITLED_CURSOR=${_entitled_next:1:-1}
        more=$(entitled_get "$ENTITLED_RESULT" more)
        [[ -n $_entitled_can_wait || $more == true ]] || sleep "${_entitled_given[pause]}"
    fi
}

# Tells the daemon that all events taken so far are dealt with.
_entitled_acknowledge() {
    [[ -n $_entitled_consumer && -n $ENTITLED_CURSOR &&
        $ENTITLED_CURSOR != "$_entitled_acknowledged" ]] || return 0
    local reader="\"consumer\":$_entitled_consumer$_entitled_project"
    _entitled_feed_ask events.acknowledge "{$reader,\"cursor\":\"$ENTITLED_CURSOR\"}" || return
    _entitled_acknowledged=$ENTITLED_CURSOR
}

# Asks, and keeps the status of a failure for _entitled_feed_failed.
_entitled_feed_ask() {
    _entitled_failure=0
    _entitled_ask "$@" || _entitled_failure=$?
    _entitled_notify
    return "$_entitled_failure"
}

# Pauses before the next try; gives back the status, and says why, where no trying helps.
_entitled_feed_failed() {
    if [[ $ENTITLED_KIND == unknownMethod && -n $_entitled_can_wait ]]; then
        # A daemon older than this client: then it is asked again and again.
        _entitled_can_wait=''
        return 0
    fi
    if [[ $ENTITLED_KIND == unknownConsumer && -n $_entitled_remembered ]]; then
        # It is new: the first acknowledgement makes it.
        _entitled_remembered=''
        return 0
    fi
    local passes=''
    case $ENTITLED_KIND in
    lost | noDaemon | timeout) passes=1 ;;
    *) [[ $ENTITLED_ERROR != *'"retryable":true'* ]] || passes=1 ;;
    esac
    _entitled_now
    : "${_entitled_failed_at:=$_entitled_clock}"
    if [[ -z $passes || -z $_entitled_begun ]] ||
        ((_entitled_clock - _entitled_failed_at >= _entitled_given[patience] * 1000000)); then
        printf 'entitled: %s\n' "$ENTITLED_MESSAGE" >&2
        return "$_entitled_failure"
    fi
    sleep 0.1
}
