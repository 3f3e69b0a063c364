set -eu
. clients/shell/entitled.sh
. clients/shell/testing.sh

greeting() {
    entitled_check_entitlements userId="$1" ifUnknown=none >/dev/null || return
    if [ "$(entitled_get "$ENTITLED_RESULT" entitlements premium active)" = true ]; then
        echo "welcome back"
    else
        echo "try premium"
    fi
}

entitled_test_start
entitled_project_define products:='{"monthly":{"entitlements":["premium"]}}' >/dev/null
[ "$(greeting ann)" = "try premium" ]
entitled_purchase userId=ann product=monthly store=web transactionId=1 \
    expiresAt="$(date -ud '30 days' +%FT%TZ)" >/dev/null
[ "$(greeting ann)" = "welcome back" ]
entitled_clock_advance by=P31D >/dev/null
[ "$(greeting ann)" = "try premium" ]
entitled_test_kill
! greeting ann
entitled_test_stop
