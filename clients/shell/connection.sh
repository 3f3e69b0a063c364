# shellcheck shell=bash
# One connection, which socat keeps, and the requests under way on it.

# How many seconds connecting and an answer may take; 10 when left out.
: "${ENTITLED_TIMEOUT:=10}"

_entitled_in='' _entitled_out='' _entitled_socat='' _entitled_owner=''
# What ENTITLED_SOCKET was at the first connection, and the path of that.
_entitled_place='' _entitled_path=''
_entitled_count=0
# Requests under way, and answers that came before a caller waited for them; by id.
declare -gA _entitled_awaited=() _entitled_came=()
# The params of waits under way, by id; the cursor of each subscription.
declare -gA _entitled_waits=() _entitled_subscriptions=()
# The method and the params of each notification that is not handed out yet.
_entitled_notices=()

# What socat says of a place, as half a sentence.
declare -gA _entitled_reasons=(
    [*'No such file'*]='no such file'
    [*refused*]='connection refused'
    [*'ermission denied'*]='permission denied'
)

# The places where the daemon's socket may be, one a line.
_entitled_places() {
    if [[ -n ${ENTITLED_SOCKET-} ]]; then
        printf '%s\n' "${ENTITLED_SOCKET#unix:}"
        return
    fi
    local folder known=' '
    # systemd separates several by colons; the first is the one of the unit's own name.
    for folder in "${RUNTIME_DIRECTORY-}" "${XDG_RUNTIME_DIR-}" /run/entitled \
        "${HOME:-$(cd ~ && pwd)}/.local/state/entitled"; do
        folder=${folder%%:*}
        # A relative path would mean another place in each directory.
        if [[ $folder == /* && $known != *" $folder "* ]]; then
            known+="$folder "
            printf '%s\n' "$folder/entitled.sock"
        fi
    done
}

# entitled_connect [SOCKET]: connects now; calls do so by themselves.
entitled_connect() {
    _entitled_said _entitled_connect_to "$@" || return
    _entitled_notify
}

_entitled_connect_to() {
    _entitled_fresh
    # An empty path is a variable that is not set: it must not lead to another daemon.
    if (($# > 1)) || [[ $# -eq 1 && -z $1 ]]; then
        _entitled_fail 2 usage "entitled_connect takes one path, which is not empty"
        return
    fi
    if (($# > 0)); then
        export ENTITLED_SOCKET=$1
    fi
    _entitled_limit '' '' || return
    _entitled_connect "$_entitled_deadline"
}

# entitled_close: closes the connection. In a subshell, the one around it keeps it.
entitled_close() {
    _entitled_subscriptions=()
    _entitled_drop
}

# Closes a connection that is over.
_entitled_drop() {
    local subscription cursor
    for subscription in "${!_entitled_subscriptions[@]}"; do
        # What the daemon says of one whose reader is too slow.
        cursor=${_entitled_subscriptions[$subscription]}
        _entitled_notices+=(gap "{\"subscription\":\"$subscription\",\"cursor\":$cursor}")
    done
    _entitled_subscriptions=()
    [[ -n $_entitled_in ]] || return 0
    exec {_entitled_in}<&- {_entitled_out}>&-
    if [[ $_entitled_owner == "$BASHPID" ]]; then
        kill "$_entitled_socat" 2>/dev/null || :
    fi
    _entitled_in='' _entitled_out='' _entitled_socat=''
    # An answer that has come stays for the caller that waits for it.
    local id
    for id in "${!_entitled_awaited[@]}"; do
        [[ -n ${_entitled_came[$id]-} ]] || unset "_entitled_awaited[$id]"
    done
}

_entitled_now() {
    _entitled_clock=${EPOCHREALTIME/[.,]/}
}

# The deadline of a call with METHOD and PARAMS, in microseconds, in _entitled_deadline. Waiting for
# events takes as long as was asked for, and then as long as any answer.
_entitled_limit() {
    local LC_ALL=C whole=${ENTITLED_TIMEOUT%.*} part=0 waits=0
    if [[ ! $ENTITLED_TIMEOUT =~ ^([0-9]+|[0-9]*[.][0-9]+)$ || $ENTITLED_TIMEOUT != *[1-9]* ]]; then
        _entitled_fail 2 usage \
            "ENTITLED_TIMEOUT is a positive number of seconds, which \"$ENTITLED_TIMEOUT\" is not"
        return
    fi
    [[ $ENTITLED_TIMEOUT == *.* ]] && part=${ENTITLED_TIMEOUT#*.}000000
    if [[ $1 == events.wait && $2 =~ \"timeoutMs\"[[:space:]]*:[[:space:]]*([0-9]+) ]]; then
        waits=${BASH_REMATCH[1]}
    fi
    _entitled_now
    _entitled_deadline=$((10#${whole:-0} * 1000000 + 10#${part:0:6} + 10#$waits * 1000))
    _entitled_deadline=$((_entitled_clock + _entitled_deadline))
}

# The seconds left until a deadline, in _entitled_left; 1 where it has passed.
_entitled_left() {
    _entitled_now
    local left=$(($1 - _entitled_clock))
    ((left > 0)) || return 1
    printf -v _entitled_left '%d.%06d' $((left / 1000000)) $((left % 1000000))
}

_entitled_late() {
    local LC_ALL=C
    _entitled_fail 5 timeout "the daemon did not $1 within $ENTITLED_TIMEOUT seconds" \
        ${2-"the daemon may have done it; an idempotencyKey makes it safe to repeat"}
}

_entitled_lost() {
    _entitled_fail 4 lost "the daemon closed the connection $1" \
        "the daemon may have done it; an idempotencyKey makes it safe to repeat"
}

_entitled_violation() {
    _entitled_drop
    _entitled_fail 4 violation "$1" "check that the program at this socket is entitled"
}

# Makes a connection, unless there is one, to the first place where a daemon answers.
_entitled_connect() {
    local deadline=$1 path latest='' tried='' count=0 kind=noDaemon
    if [[ $_entitled_place != "${ENTITLED_SOCKET-}" ]]; then
        entitled_close
        _entitled_path=''
    fi
    [[ -z $_entitled_in ]] || return 0
    while IFS= read -r path; do
        count=$((count + 1)) latest=$path
        if _entitled_open "$path" "$deadline"; then
            # Another daemon has other data.
            _entitled_place=${ENTITLED_SOCKET-} _entitled_path=$path
            return 0
        fi
        if [[ $_entitled_reason == late ]]; then
            _entitled_late 'accept a connection' ''
            return
        fi
        [[ $_entitled_reason != 'permission denied' ]] || kind=noPermission
        tried+=$'\n'"  $path: $_entitled_reason"
    done < <([[ -n $_entitled_path ]] && printf '%s\n' "$_entitled_path" || _entitled_places)
    if ((count == 1)); then
        [[ $_entitled_reason != *' bytes, and '* ]] || kind=pathTooLong
        tried=" ${tried#*$'\n  '}"
    fi
    case $kind in
    noDaemon)
        _entitled_fail 4 "$kind" "cannot connect to the daemon:$tried" \
            "start the daemon with: entitled; or name its socket with \$ENTITLED_SOCKET"
        ;;
    noPermission)
        _entitled_fail 6 "$kind" "this user has no access to the daemon's socket:$tried" \
            "be the daemon's own user, or let the daemon be started with --allow-uid or --allow-gid"
        ;;
    pathTooLong)
        _entitled_fail 4 "$kind" "$_entitled_reason: $latest" \
            "choose a shorter path with \$ENTITLED_SOCKET, for the daemon too"
        ;;
    esac
}

# Connects to that path; 1 with _entitled_reason where it cannot, `late` where that took too long.
_entitled_open() {
    local LC_ALL=C path=$1 deadline=$2 address='' said='' k folder log pattern
    if ((${#path} > 107)); then
        _entitled_reason="the socket's path has ${#path} bytes, and at most 107 are possible"
        return 1
    fi
    if ! command -v socat >/dev/null; then
        _entitled_reason='there is no socat to connect with'
        return 1
    fi
    for ((k = 0; k < ${#path}; k++)); do
        case ${path:k:1} in
        [,:!\"\'\\\(\[\{]) address+=\\ ;;
        esac
        address+=${path:k:1}
    done
    folder=$(mktemp -d) && mkfifo "$folder/log" || return
    exec {log}<>"$folder/log"
    # It says when it is connected, and closes what it writes to when the daemon is gone.
    {
        coproc _entitled_coproc {
            exec socat -d -d -b 65536 -t 3600 STDIO,shut-close "UNIX-CONNECT:$address" 2>&"$log"
        }
    } 2>/dev/null
    _entitled_socat=$_entitled_coproc_PID _entitled_owner=$BASHPID
    exec {_entitled_in}<&"${_entitled_coproc[0]}" {_entitled_out}>&"${_entitled_coproc[1]}"
    eval "exec ${_entitled_coproc[0]}<&- ${_entitled_coproc[1]}>&-"
    # So that the program's own `wait` does not wait for it.
    disown "$_entitled_socat" 2>/dev/null || :
    rm -r "$folder"
    _entitled_reason=late
    while _entitled_left "$deadline" && IFS= read -r -t "$_entitled_left" -u "$log" said; do
        case $said in
        *'starting data transfer loop'*)
            exec {log}>&-
            return 0
            ;;
        *\ E\ *)
            _entitled_reason=${said##* E }
            for pattern in "${!_entitled_reasons[@]}"; do
                # shellcheck disable=SC2053 # it is a pattern
                [[ $said != $pattern ]] || _entitled_reason=${_entitled_reasons[$pattern]}
            done
            break
            ;;
        esac
    done
    exec {log}>&-
    _entitled_drop
    return 1
}

# Sends a request, and leaves its id in ENTITLED_ID. A connection that is over is made again:
# nothing of this request has gone out.
_entitled_send() {
    local method=$1 params=$2 deadline=$3 line writer pause=0.001
    _entitled_connect "$deadline" || return
    while read -r -t 0 -u "$_entitled_in"; do
        if ! _entitled_receive "$deadline"; then
            [[ $ENTITLED_KIND != violation ]] || return 4
            _entitled_fresh
            _entitled_connect "$deadline" || return
        fi
    done
    _entitled_count=$((_entitled_count + 1))
    # The same in all subshells of this shell, and different in each.
    ENTITLED_ID="sh$$.$BASHPID.$_entitled_count"
    _entitled_quote "$method"
    line="{\"jsonrpc\":\"2.0\",\"id\":\"$ENTITLED_ID\",\"method\":$_entitled_quoted,\"params\":$params}"
    _entitled_awaited[$ENTITLED_ID]=$method
    [[ $method != events.wait ]] || _entitled_waits[$ENTITLED_ID]=$params
    # Another process writes: that a daemon is gone must not end this shell, and while it does not
    # read, its answers are read here.
    { (printf '%s\n' "$line" >&"$_entitled_out") & } 2>/dev/null
    writer=$!
    while kill -0 "$writer" 2>/dev/null; do
        if ! _entitled_left "$deadline"; then
            # Nothing may follow a part of a line.
            kill "$writer" 2>/dev/null || :
            _entitled_drop
            _entitled_late 'read the request'
            return
        fi
        if ! _entitled_receive "$deadline" "$pause"; then
            [[ $ENTITLED_KIND != violation ]] || return 4
            # The caller that waits for the answer learns of a lost connection.
            [[ $ENTITLED_KIND == timeout ]] || break
            _entitled_fresh
        fi
        [[ $pause == 0.001 ]] && pause=0.01 || pause=0.1
    done
    wait "$writer" 2>/dev/null || :
    _entitled_fresh
}

# Waits for the answer to ID; ENTITLED_RESULT, or ENTITLED_KIND and a status.
_entitled_await() {
    local id=$1 deadline=$2 status=0 reply
    while [[ -z ${_entitled_came[$id]-} ]]; do
        if [[ -z ${_entitled_awaited[$id]-} ]]; then
            _entitled_lost 'before it answered'
            return
        fi
        _entitled_receive "$deadline" || status=$?
        ((status == 0)) || return "$status"
    done
    local method=${_entitled_awaited[$id]}
    reply=${_entitled_came[$id]}
    unset "_entitled_came[$id]" "_entitled_awaited[$id]" "_entitled_waits[$id]"
    if [[ $reply == result:* ]]; then
        ENTITLED_RESULT=${reply#result:}
        return 0
    fi
    _entitled_refused "$method" "${reply#error:}"
}

# An error of the daemon.
_entitled_refused() {
    local method=$1 hint known
    ENTITLED_ERROR=$2
    if ! _entitled_at "$2" message; then
        _entitled_violation 'the reply has an error that is none'
        return
    fi
    _entitled_unquote "$_entitled_found"
    ENTITLED_MESSAGE=$_entitled_text
    ENTITLED_KIND=$(entitled_get "$2" data kind || :)
    hint=$(entitled_get "$2" data hint || :)
    if [[ $ENTITLED_KIND == unknownMethod ]]; then
        for known in "${_entitled_methods[@]}"; do
            # It is in this client, so it is no slip of the caller's.
            [[ $known != "$method" ]] ||
                hint="this client knows $method, so the daemon is older: update it${hint:+; $hint}"
        done
    fi
    ENTITLED_MESSAGE+=${hint:+ ($hint)}
    [[ $ENTITLED_KIND == permissionDenied ]] && return 6
    return 3
}

# Takes in one line; waits for it until the deadline, or for so many seconds.
_entitled_receive() {
    local first='' rest='' status=0 LC_ALL=C
    if [[ -z $_entitled_in ]]; then
        _entitled_lost 'before it answered'
        return
    fi
    # What is there already is taken in, whatever the deadline. Where `read` runs out of time, it
    # does not say whether the line that it has is whole; of a single byte it is plain.
    _entitled_left "$1" || _entitled_left=0.001
    IFS= read -r -N 1 -t "${2:-$_entitled_left}" -u "$_entitled_in" first || status=$?
    if [[ -z $first ]] && ((status > 128)); then
        _entitled_late answer
        return
    fi
    [[ -z $first ]] || status=0
    if [[ -n $first && $first != $'\n' ]]; then
        # The rest of the line comes soon, or the connection is of no use.
        _entitled_left "$1" || _entitled_left=0.1
        IFS= read -r -t "$_entitled_left" -u "$_entitled_in" rest || status=$?
    fi
    if ((status == 0)); then
        _entitled_take "${first%$'\n'}$rest"
        return
    fi
    _entitled_drop
    if ((status > 128)); then
        _entitled_late answer
    elif [[ -n $first ]]; then
        _entitled_lost "in the middle of an answer, after $((1 + ${#rest})) bytes"
    else
        _entitled_lost 'before it answered'
    fi
}

# Takes in a line that came.
_entitled_take() {
    local index id='' method='' params=null result='' error=''
    if ! _entitled_split "$1" || [[ $_entitled_shape != '{' ]]; then
        _entitled_violation "a line is not a reply: ${1:0:99}"
        return
    fi
    for index in "${!_entitled_names[@]}"; do
        case ${_entitled_names[index]} in
        '"id"') id=${_entitled_values[index]} ;;
        '"method"') method=${_entitled_values[index]} ;;
        '"params"') params=${_entitled_values[index]} ;;
        '"result"') result=${_entitled_values[index]} ;;
        '"error"') error=${_entitled_values[index]} ;;
        esac
    done
    if [[ -z $id && -n $method ]]; then
        method=${method//\"/}
        _entitled_notices+=("$method" "$params")
        _entitled_follow "$method" "$params"
        return 0
    fi
    if [[ -n $result && -n $error || $result != '{'* && -z $error ]]; then
        _entitled_violation 'a reply has neither a result nor an error, or both'
        return
    fi
    if [[ $id == null && -n $error ]]; then
        _entitled_in_turn
    else
        _entitled_id=${id//\"/}
    fi
    if [[ -n ${_entitled_awaited[${_entitled_id:-none}]-} ]]; then
        if [[ -n $error ]]; then
            _entitled_came[$_entitled_id]=error:$error
        else
            _entitled_came[$_entitled_id]=result:$result
            _entitled_follow "${_entitled_awaited[$_entitled_id]}" "$result"
        fi
    elif [[ $id != "\"sh$$."* ]]; then
        # Those of this shell's own are answers that came too late.
        _entitled_violation "a reply came with the id ${id:0:60}, which matches no request"
    fi
}

# Keeps the subscriptions by what a reply or a notification says of one.
_entitled_follow() {
    local subscription
    case $1 in
    events.subscribe | events.unsubscribe | event | gap) ;;
    *) return 0 ;;
    esac
    _entitled_at "$2" subscription || return 0
    subscription=${_entitled_found//\"/}
    unset "_entitled_subscriptions[$subscription]"
    if [[ $1 != events.unsubscribe && $1 != gap ]] && _entitled_at "$2" cursor; then
        _entitled_subscriptions[$subscription]=$_entitled_found
    fi
}

# A line that the daemon could not read is refused with the id null, and in its turn.
_entitled_in_turn() {
    local id last
    _entitled_id='' last=''
    for id in $(printf '%s\n' "${!_entitled_awaited[@]}" | sort -t. -k3n); do
        [[ -z ${_entitled_came[$id]-} ]] || continue
        : "${last:=$id}"
        if [[ ${_entitled_awaited[$id]} != events.wait ]]; then
            _entitled_id=$id
            return
        fi
    done
    _entitled_id=$last
}
