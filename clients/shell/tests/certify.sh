# The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

. "$(dirname "${BASH_SOURCE[0]}")/../entitled.sh"

# The report of a call that returned its argument.
answer() {
    if (($1 == 0)); then
        said="{\"result\":$ENTITLED_RESULT}"
    elif [[ -n $ENTITLED_ERROR ]]; then
        refused
    else
        said="{\"failure\":\"$ENTITLED_KIND\"}"
    fi
}

# The members of an error of the daemon; its data has all but two of them.
refused() {
    local name members='' data
    _entitled_at "$ENTITLED_ERROR" data && data=$_entitled_found
    for name in code message data; do
        _entitled_at "$ENTITLED_ERROR" "$name" && members+=",\"$name\":$_entitled_found"
    done
    for name in kind hint field retryable; do
        _entitled_at "$data" "$name" && members+=",\"$name\":$_entitled_found"
    done
    said="{\"error\":{${members#,}}}"
}

take() {
    cursors+=",\"$ENTITLED_CURSOR\""
    count=$((count - 1))
    ((count > 0))
}

perform() {
    local task=$1 todo status=0 call each answers='' cursors='' count
    local -a ids=()
    todo=$(entitled_get "$task" do)
    said='{}'
    case $todo in
    open)
        entitled_close
        ENTITLED_SOCKET=$(entitled_get "$task" socket)
        ;;
    close) entitled_close ;;
    call)
        ENTITLED_TIMEOUT=$(entitled_get "$task" seconds)
        entitled_ask "$(entitled_get "$task" method)" "$(entitled_get "$task" params)" || status=$?
        answer "$status"
        ;;
    calls)
        ENTITLED_TIMEOUT=$(entitled_get "$task" seconds)
        while IFS= read -r call; do
            entitled_start "$(entitled_get "$call" method)" "$(entitled_get "$call" params)"
            ids+=("$ENTITLED_ID")
        done < <(entitled_items "$task" calls)
        for each in "${ids[@]}"; do
            status=0
            entitled_finish "$each" >/dev/null || status=$?
            answer "$status"
            answers+=",$said"
        done
        said="{\"answers\":[${answers#,}]}"
        ;;
    feed)
        count=$(entitled_get "$task" count)
        entitled_events take || status=$?
        said="{\"cursors\":[${cursors#,}]}"
        ((status == 0)) || answer "$status"
        ;;
    *) said="{\"skipped\":\"this client has no $todo\"}" ;;
    esac
}

while IFS= read -r line; do
    perform "$line" 2>/dev/null
    printf '%s\n' "$said"
done
