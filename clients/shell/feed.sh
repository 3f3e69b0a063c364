# shellcheck shell=bash
# The events of a project, as they happen.

# entitled_events FUNCTION [name=value]…: calls FUNCTION with each event as JSON, without an end; it
# goes on where it was after a lost connection. ENTITLED_CURSOR is that of the latest. It ends, with
# 0, when FUNCTION returns other than 0.
#
#   after=CURSOR      where to go on; the beginning when left out
#   consumer=NAME     the daemon remembers how far this reader came: one that it knows goes on
#                     there, a new one begins with `after`. What was taken is acknowledged when the
#                     reader comes back for more.
#   kind=KIND         only this kind; may be given several times
#   user=ID, project=ID, limit=COUNT
#   wait=SECONDS      how long one call waits; 30
#   pause=SECONDS     between two calls where a daemon cannot wait; 1
#   patience=SECONDS  how long a daemon that is gone is looked for; 60
entitled_events() {
    local function=$1 each name value after='' consumer='' kinds='' user='' project='' limit=100
    local wait=30 pause=1 patience=60
    shift
    for each in "$@"; do
        name=${each%%=*} value=${each#*=}
        case $name in
        after | consumer | user | project)
            _entitled_quote "$value"
            printf -v "$name" '%s' "$_entitled_quoted"
            ;;
        kind)
            _entitled_quote "$value"
            kinds+=,$_entitled_quoted
            ;;
        limit | wait | pause | patience) printf -v "$name" '%s' "$value" ;;
        *)
            printf 'entitled: a feed has no option %s\n' "$name" >&2
            return 2
            ;;
        esac
    done
    ENTITLED_CURSOR=''
    [[ -z $after ]] || ENTITLED_CURSOR=${after:1:-1}
    _entitled_feed
}

# The names are those of entitled_events.
_entitled_feed() {
    local fixed="\"limit\":$limit${kinds:+,\"kinds\":[${kinds#,}]}${user:+,\"user\":$user}"
    local next=$after acknowledged=$ENTITLED_CURSOR remembered=$consumer can_wait=1 begun='' spent=0
    local answer from status event more
    local -a events
    fixed+=${project:+,\"project\":$project}
    while :; do
        status=0
        _entitled_acknowledge || status=$?
        if ((status == 0)); then
            from=${next:+,\"after\":$next}
            [[ -z $remembered ]] || from=",\"consumer\":$consumer"
            if [[ -n $can_wait ]]; then
                _entitled_ask events.wait "{$fixed$from,\"timeoutMs\":$((wait * 1000))}" || status=$?
            else
                _entitled_ask events.read "{$fixed$from}" || status=$?
            fi
        fi
        if ((status != 0)); then
            _entitled_feed_failed "$status" || return
            continue
        fi
        answer=$ENTITLED_RESULT begun=1 spent=0 remembered=''
        more=$(entitled_get "$answer" more)
        _entitled_at "$answer" cursor && next=$_entitled_found
        _entitled_at "$answer" events && _entitled_split "$_entitled_found"
        events=(${_entitled_values[@]+"${_entitled_values[@]}"})
        for event in ${events[@]+"${events[@]}"}; do
            ENTITLED_CURSOR=$(entitled_get "$event" cursor)
            "$function" "$event" || return 0
        done
        if ((${#events[@]} == 0)); then
            ENTITLED_CURSOR=${next:1:-1}
            [[ -n $can_wait || $more == true ]] || sleep "$pause"
        fi
    done
}

# Tells the daemon that all events taken so far are dealt with.
_entitled_acknowledge() {
    [[ -n $consumer && -n $ENTITLED_CURSOR && $ENTITLED_CURSOR != "$acknowledged" ]] || return 0
    _entitled_ask events.acknowledge \
        "{\"consumer\":$consumer,\"cursor\":\"$ENTITLED_CURSOR\"${project:+,\"project\":$project}}" ||
        return
    acknowledged=$ENTITLED_CURSOR
}

# Pauses before the next try; gives back the status, and says why, where no trying helps.
_entitled_feed_failed() {
    if [[ $ENTITLED_KIND == unknownMethod && -n $can_wait ]]; then
        # A daemon older than this client: then it is asked again and again.
        can_wait=''
        return 0
    fi
    if [[ $ENTITLED_KIND == unknownConsumer && -n $remembered ]]; then
        # It is new: the first acknowledgement makes it.
        remembered=''
        return 0
    fi
    local passes=''
    case $ENTITLED_KIND in
    lost | noDaemon | timeout) passes=1 ;;
    *) [[ $ENTITLED_ERROR != *'"retryable":true'* ]] || passes=1 ;;
    esac
    if [[ -z $passes || -z $begun ]] || ((spent >= patience * 10)); then
        printf 'entitled: %s\n' "$ENTITLED_MESSAGE" >&2
        return "$1"
    fi
    sleep 0.1
    spent=$((spent + 1))
}
