# shellcheck shell=bash
# The client with the real daemon.

test_there_are_conversations() {
    (($(compgen -A function test_conversation_ | wc -l) > 100)) || fail 'there are too few'
}

test_the_player_sees_what_differs() {
    local pair captures_were
    for pair in '{"a":1,"b":[true,"x"]} {"b":[true,"\u0078"],"a":1}' \
        '{"a":1,{{…}}} {"a":1,"b":{"c":[]}}' '[{{a}},{{b}},{{a}}] [{"x":1},2,{"x":1}]' \
        '{"a":{{any}},"b":"{{any}}"} {"a":[1],"b":"{{any}}"}'; do
        captures=()
        matches "${pair%% *}" "${pair#* }" || fail "$pair: $reason"
    done
    matches '{ {{…}} }' '{}' || fail "$reason"
    for pair in '{"a":1} {"a":1,"b":2}' '{"a":1,"b":2} {"a":1}' '{"a":1,{{…}}} {"b":1}' '1 1.0' \
        '1 "1"' 'null false' '[1,2] [2,1]' '[1] [1,2]' '{} []' '[{{a}},{{a}}] [1,2]'; do
        captures=()
        ! matches "${pair%% *}" "${pair#* }" || fail "$pair"
    done
    captures=()
    matches '[{{a}},{{b}}]' '["\u0041",{"x":[1e2]}]'
    filled '{"p":{{a}},"q":{{b}},"r":"{{a}}"}'
    equal '{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}' "$line"
    ordered '{"jsonrpc":"2.0","id":1,"result":{}}' '{"jsonrpc":"2.0","id":1,"result":{}}' || fail "$reason"
    ! ordered '{"jsonrpc":"2.0","id":1,"result":{}}' '{"id":1,"jsonrpc":"2.0","result":{}}' || fail order
    ! ordered '{"jsonrpc":"2.0","id":1,"result":{}}' '{"jsonrpc":"2.0","id":1.0,"result":{}}' || fail id
}

test_json() {
    local json='{"a":"x\"y\\","b":[1,{"c":null}],"é":true,"":{},"n":-1.5e3}' text
    equal 'x"y\' "$(entitled_get "$json" a)"
    equal '{"c":null}' "$(entitled_get "$json" b 1)"
    equal '' "$(entitled_get "$json" b 1 c)"
    equal 'null object array boolean number string' "$(for at in 'b 1 c' 'b 1' b é n a; do
        # shellcheck disable=SC2086 # several steps
        entitled_type "$json" $at
    done | paste -sd' ')"
    equal '{}' "$(entitled_get "$json" '')"
    gives 1 entitled_get "$json" nothing
    gives 1 entitled_get "$json" b 2
    gives 1 entitled_get "$json" a deeper
    equal 'a b é  n' "$(entitled_names "$json" | paste -sd' ')"
    for text in '' '{' '{"a"' '{"a":}' '{"a":1,}' '[1,,2]' '[1]]' '{"a":1}x' '"a' '{1:2}' '[1}x'; do
        ! _entitled_split "$text" || [[ $text == '[1}x' ]] || fail "$text"
    done
    for text in '' $'\n\t\r\x01\x1f"\\' 'a\n' 'é😀' '\u0041' '"'; do
        _entitled_quote "$text"
        _entitled_unquote "$_entitled_quoted"
        equal "$text" "$_entitled_text"
    done
    equal '"a\"b"' "$(entitled_quote 'a"b')"
    _entitled_unquote '"\ud83d\ude00\u00e9\u20ac\/"'
    equal '😀é€/' "$_entitled_text"
}

test_every_method_of_the_daemon_is_there() {
    entitled_test_start
    entitled_ask server.describe
    local entry name reads=''
    while read -r entry; do
        name=$(entitled_get "$entry" name)
        has " ${_entitled_methods[*]} " " $name "
        [[ $(entitled_get "$entry" role) != read ]] || reads+="$name "
        name=$(sed -E 's/[.]?([A-Z])/_\L\1/g; s/[.]/_/g' <<<"$name")
        declare -F "entitled_$name" >/dev/null || fail "entitled_$name"
    done < <(entitled_items "$ENTITLED_RESULT" methods)
    equal "${#_entitled_methods[@]}" "$(entitled_items "$ENTITLED_RESULT" methods | wc -l)"
    equal "$(printf '%s\n' "${!_entitled_reads[@]}" | sort)" "$(printf '%s\n' $reads | sort)"
}

test_the_version_is_the_daemons() {
    entitled_test_start
    equal "$ENTITLED_VERSION" "$(entitled_get "$(entitled_server_info)" version)"
}

test_wrong_arguments_of_connect() {
    entitled_test_start
    gives 2 entitled_connect ''
    gives 2 entitled_connect "$ENTITLED_SOCKET" more
    equal usage "$ENTITLED_KIND"
    has "$said" 'entitled_connect takes one path, which is not empty'
    gives 4 entitled_connect socket="$ENTITLED_SOCKET"
}

test_params_are_what_the_contract_says() {
    entitled_test_start
    gives 0 entitled_project_define rules:='{"preset":"qonversion","onRestore":"transfer"}' \
        products:='{"monthly":{"kind":"subscription",
          "entitlements":["premium"]}}' entitlements=vip entitlements=7 clock=manual
    equal transfer "$(entitled_get "$said" project rules onRestore)"
    equal '["vip","7"]' "$(entitled_items "$said" project entitlements | sort -r | paste -sd, | sed 's/.*/[&]/')"
    gives 0 entitled_install device=42 dryRun=true
    equal 42 "$(entitled_get "$said" device)"
    gives 0 entitled_install $'device=a "b"\\\n\x01é'
    equal $'a "b"\\\n\x01é' "$(entitled_get "$said" device)"
    gives 2 entitled_install device=a dryRun=maybe
    gives 2 entitled_install device
    gives 2 entitled_project_define products=x
    has "$said" 'products:='
    gives 3 entitled_install devise=a
    has "$said" device
    gives 0 entitled_restore $'device=a "b"\\\n\x01é' purchases:='[]'
}

test_absent_and_null_are_told_apart() {
    entitled_test_start
    gives 0 entitled_purchase userId=ann product=x store=web transactionId=1 \
        expiresAt=2099-01-01T00:00:00Z
    gives 0 entitled_events_read
    equal absent "$(entitled_type "$said" events 0 price)"
    equal null "$(entitled_type "$said" events 1 price)"
    gives 0 entitled_purchase_update store=web originalTransactionId=1 autoRenew=false
    equal 2099-01-01T00:00:00.000Z "$(entitled_get "$said" purchase expiresAt)"
    gives 0 entitled_purchase_update store=web originalTransactionId=1 expiresAt:=null
    equal null "$(entitled_type "$said" purchase expiresAt)"
}

test_a_plain_call() {
    entitled_test_start
    gives 0 entitled_call server.ping '{"echo":[1,"x",null,12345678901234567890.10]}'
    equal '[1,"x",null,12345678901234567890.10]' "$(entitled_get "$said" echo)"
    gives 0 entitled_call server.ping '[7]'
    equal 7 "$(entitled_get "$said" echo)"
    gives 3 entitled_call server.ping '{'
    equal parseError "$ENTITLED_KIND"
}

# What a result holds goes back in as it is.
test_what_is_answered_can_be_given() {
    entitled_test_start
    gives 0 entitled_project_define rules:='{"preset":"revenuecat","anonymousPrefix":""}' \
        products:='{"monthly":{"kind":"subscription","entitlements":["premium"]}}' \
        entitlements=gift stores:='{"custom":["kiosk"]}'
    gives 0 entitled_project_describe
    local name was=$said there
    gives 0 entitled_project_stores
    gives 0 entitled_project_define project=copy stores:="$(entitled_get "$said" stores)" \
        rules:="$(entitled_get "$was" project rules)" \
        products:="$(entitled_get "$was" project products)" \
        entitlements:="$(entitled_get "$was" project entitlements)"
    gives 0 entitled_project_describe project=copy
    for name in rules products entitlements stores; do
        equal "$(entitled_get "$was" project "$name")" "$(entitled_get "$said" project "$name")"
    done
    gives 0 entitled_install device=phone storeAccount=apple-ann platform=ios
    gives 0 entitled_purchase device=phone product=monthly store=kiosk transactionId=1 \
        expiresAt=2099-01-01T00:00:00Z attributes:='{"a":"b"}'
    gives 0 entitled_identify device=phone userId=ann
    gives 0 entitled_grant userId=ann entitlement=gift
    gives 0 entitled_user_export userId=ann withoutEvents=true
    there=$said
    local -a params=()
    while read -r name; do
        case $name in
        user | firstId | lastId | ids | devices | accountTokens | purchases | claims | grants | \
            properties | overridden)
            params+=("$name:=$(_entitled_at "$there" "$name" && printf %s "$_entitled_found")")
            ;;
        esac
    done < <(entitled_names "$there")
    gives 0 entitled_user_import project=copy "${params[@]}"
    gives 0 entitled_user_export project=copy userId=ann withoutEvents=true
    has "$said" '"monthly"' '"gift"' '"phone"'
    equal "$(entitled_names "$there")" "$(entitled_names "$said")"
    while read -r name; do
        _entitled_at "$there" "$name"
        was=$_entitled_found
        _entitled_at "$said" "$name"
        [[ $name == at ]] || equal "$was" "$_entitled_found"
    done < <(entitled_names "$there")
}

test_params_of_several_lines() {
    entitled_test_start
    gives 0 entitled_call server.ping '{
        "echo": [ "a b",
          {"c": 1} ]
    }'
    equal '["a b",{"c":1}]' "$(entitled_get "$said" echo)"
    gives 0 entitled_call server.ping '[
        "x"
    ]'
    equal x "$(entitled_get "$said" echo)"
    gives 0 entitled_server_ping echo:='{
        "a":1}'
    gives 3 entitled_call server.ping '{
        "echo"}'
    equal parseError "$ENTITLED_KIND"
    gives 2 entitled_call server.ping '{"echo":"a
        b"}'
    has "$said" 'a string in the params of server.ping has a line feed'
    entitled_start server.ping '{
        "echo":2}'
    gives 0 entitled_finish "$ENTITLED_ID"
    equal 2 "$(entitled_get "$said" echo)"
}

test_values_that_would_be_sent_as_others() {
    misbehave well-behaved
    gives 2 entitled_check_entitlements $'userId=ann\xff'
    has "$said" 'the params of checkEntitlements are not UTF-8'
    gives 2 entitled_call install $'{"device":"\xed\xa0\x80"}'
    gives 2 entitled_start install $'{"device":"\xc3"}'
    gives 2 entitled_events_read limit=NaN
    gives 2 entitled_events_read limit=ten
    equal 1 "$(seen | wc -w)"
    gives 0 entitled_server_ping echo:='"é中😀"'
    entitled_test_start
    local moment
    for moment in 2026-01-01 tomorrow 31/12/2026 ''; do
        gives 3 entitled_purchase userId=ann product=x store=web transactionId=1 "expiresAt=$moment"
        equal invalidParams "$ENTITLED_KIND"
    done
}

test_timeouts() {
    misbehave well-behaved
    local ENTITLED_TIMEOUT
    for ENTITLED_TIMEOUT in 5s '' 0 0.0 -1 NaN 1.2.3 'a[0]' . ' 5'; do
        gives 2 entitled_server_ping
        equal usage "$ENTITLED_KIND"
        has "$said" "positive number of seconds, which \"$ENTITLED_TIMEOUT\" is not"
        gives 2 entitled_connect
        gives 2 entitled_start server.ping
    done
    for ENTITLED_TIMEOUT in 08 .5 2.50 1000000; do
        gives 0 entitled_server_ping
    done
}

# A wait adds its timeoutMs, however that is written, and also where it is only finished.
test_the_limit_of_a_wait() {
    entitled_test_start
    local ENTITLED_TIMEOUT=1
    gives 0 entitled_call events.wait '{"after":"0", "timeoutMs" : 1500}'
    entitled_start events.wait '{"after":"0","timeoutMs":1500}'
    gives 0 entitled_finish "$ENTITLED_ID"
}

test_errors_have_the_hint_of_the_daemon() {
    entitled_test_start
    gives 3 entitled_user_info device=nobody
    equal unknownDevice "$ENTITLED_KIND"
    equal 1100 "$(entitled_get "$ENTITLED_ERROR" code)"
    equal /device "$(entitled_get "$ENTITLED_ERROR" data field)"
    has "$said" "$(entitled_get "$ENTITLED_ERROR" data hint)"
    gives 3 entitled_call no.such.method
    [[ $said != *older* ]] || fail "$said"
}

test_many_under_way() {
    entitled_test_start
    local -a ids=()
    local number long
    # More than all buffers hold: a client that only sent would wait for ever.
    long=$(head -c 9999 /dev/zero | tr '\0' x)
    for ((number = 0; number < 150; number++)); do
        entitled_start server.ping "{\"echo\":\"$number$long\"}" || fail "$number"
        ids+=("$ENTITLED_ID")
    done
    for ((number = 149; number >= 0; number--)); do
        _entitled_limit '' ''
        _entitled_await "${ids[number]}" "$_entitled_deadline" || fail "$ENTITLED_MESSAGE"
        _entitled_at "$ENTITLED_RESULT" echo
        equal "\"$number$long\"" "$_entitled_found"
    done
}

test_subshells_share_the_connection() {
    entitled_test_start
    entitled_connect
    local number
    for number in 1 2 3; do
        equal "$number" "$(entitled_get "$(entitled_server_ping echo:="$number")" echo)"
        gives 0 entitled_server_ping echo:="-$number"
        equal "-$number" "$(entitled_get "$said" echo)"
    done
    # One in the background makes its own.
    (
        entitled_close
        entitled_install device=a >/dev/null
    ) &
    local job=$!
    gives 0 entitled_install device=b
    wait "$job" || fail 'in the background'
    gives 0 entitled_user_info device=a
}

test_a_shell_that_stops_at_errors() {
    entitled_test_start
    gives 0 bash -euc '. ./entitled.sh
        entitled_install device=a
        entitled_user_info device=nobody || echo "no: $?"
        result=$(entitled_user_info device=a)
        entitled_get "$result" user device
        wait
        entitled_close'
    has "$said" 'no: 3' $'\na'
    gives 3 bash -euc '. ./entitled.sh; entitled_user_info device=nobody; echo on'
    # A test in the background ignores some signals.
    gives 0 bash -c 'was=$(trap -p); . ./entitled.sh; entitled_server_ping
        [[ $(trap -p) == "$was" ]] || trap -p; jobs'
    [[ $said != *$'\n'* ]] || fail "$said"
}

test_the_feed() {
    entitled_test_start
    gives 0 entitled_install device=iphone
    (
        sleep 0.1
        entitled_close
        entitled_install device=ipad >/dev/null
    ) &
    take 2 pause=0.05
    equal ' 1 2' "$took"
    gives 3 entitled_events took_one after=x
    gives 2 entitled_events took_one afer=x
    gives 2 entitled_events took_one limit=x
    gives 2 entitled_events took_one patience=1.5
}

# The function of a feed shares no variable with it.
test_the_variables_of_a_function() {
    entitled_test_start
    local its_name names count=0
    for its_name in a b c d; do gives 0 entitled_install device="$its_name"; done
    names='after acknowledged answer can_wait begun consumer each event events fixed from function
        index kinds limit method more name next params passes patience pause project remembered reply
        spent status user value wait deadline id'
    for its_name in $names; do local "$its_name=mine"; done
    count() {
        for its_name in $names; do printf -v "$its_name" '%s' "it's \"$count\""; done
        count=$((count + 1))
        ((count < 4))
    }
    entitled_events count limit=2 || fail "$?"
    equal 4 "$count"
    for its_name in $names; do equal "it's \"3\"" "${!its_name}"; done
}

test_the_feed_of_a_consumer() {
    entitled_test_start
    local device
    for device in a b c; do
        gives 0 entitled_install device="$device"
    done
    take 3 consumer=mailer limit=2
    equal ' 1 2 3' "$took"
    take 1 consumer=mailer limit=2
    equal ' 3' "$took"
}

test_the_program_of_the_readme() {
    entitled_test_start --clock system
    gives 0 entitled_project_define products:='{"lifetime":{"entitlements":["premium"]}}'
    local program
    program=$(sed -n '/^```bash$/,/^```$/p' README.md | sed '1d;/^```$/,$d')
    (($(wc -l <<<"$program") <= 10)) || fail 'it is too long'
    equal 'premium is active: true' "$(cd ../.. && bash -c "$program" 2>&1)"
}

test_the_recipes_of_the_readme() {
    entitled_test_start
    local recipe line number=0
    # shellcheck disable=SC2016 # they are what the README has
    while read -r line; do
        number=$((number + 1))
        has "$(bash -c "$line" 2>&1)" '{"jsonrpc":"2.0","id":1,"result":{"pong":true'
    done < <(grep -E '^echo .*(socat|nc) ' README.md)
    equal 2 "$number"
    recipe=$(sed -n '/^while read/,/^```$/p' README.md | sed '$d')
    printf '%s\n' a b >"$folder/devices"
    gives 0 entitled_install device=b
    (cd "$folder" && bash -c "$recipe")
    equal '"a":error "b":result' "$(while read -r line; do
        _entitled_split "$line"
        printf '%s:%s\n' "${_entitled_values[1]}" "${_entitled_names[2]//\"/}"
    done <"$folder/answers" | paste -sd' ')"
}

# Lines that the daemon sends just as the client stops waiting arrive whole, and none is lost.
test_lines_that_come_as_the_time_runs_out() {
    local got=0 wrong=0 deadline id
    _entitled_take() {
        got=$((got + 1))
        [[ $1 == "{\"id\":$got}" ]] || wrong=$((wrong + 1))
    }
    exec {_entitled_in}< <(for ((id = 1; id <= 3000; id++)); do printf '{"id":%d}\n' "$id"; done)
    exec {_entitled_out}>/dev/null
    _entitled_limit '' ''
    deadline=$_entitled_deadline
    while [[ -n $_entitled_in ]] && _entitled_left "$deadline"; do
        _entitled_receive "$deadline" 0.00005 || :
    done
    equal '3000 lines, 0 wrong' "$got lines, $wrong wrong"
}

# What happens to a client whose daemon comes and goes.

test_a_daemon_that_was_restarted() {
    entitled_test_start
    gives 0 entitled_install device=a
    entitled_test_kill
    gives 4 entitled_install device=a
    entitled_test_restart
    gives 0 entitled_install device=a
    equal true "$(entitled_get "$said" created)"
    # Unseen: once the connection has ended, nothing of the next one can have gone out.
    entitled_test_kill
    entitled_test_restart
    until [[ -z $_entitled_in ]] || read -r -t 0 -u "$_entitled_in"; do sleep 0.01; done
    gives 0 entitled_install device=a
    equal true "$(entitled_get "$said" created)"
}

test_a_daemon_killed_in_the_middle() {
    entitled_test_start
    local number id answers='' status
    local -a ids=()
    for ((number = 0; number < 200; number++)); do
        ((number != 150)) || entitled_test_kill
        # It may be found gone here already.
        entitled_start install "{\"device\":\"$number\"}" 2>"$folder/said" || break
        ids+=("$ENTITLED_ID")
    done
    for id in "${ids[@]}"; do
        status=0
        entitled_finish "$id" >"$folder/said" 2>&1 || status=$?
        case $status:$ENTITLED_KIND in
        0:) answers+=+ ;;
        4:lost) answers+=- ;;
        *) fail "$status $ENTITLED_KIND" ;;
        esac
    done
    [[ $answers =~ ^\+*-*$ && $answers == +* ]] || fail "$answers"
}

# Where the socket may be.
