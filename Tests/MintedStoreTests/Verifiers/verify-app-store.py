"""Verifies App Store notifications with Apple's own library, in its default, strict mode.

    verify-app-store.py ROOT ENVIRONMENT < bodies

ROOT is base64 of DER. Prints for each body the type, the subtype and the verified inner texts, or
the reason of a refusal.
"""

import base64
import json
import sys

from appstoreserverlibrary.models.Environment import Environment
from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException

verifier = SignedDataVerifier(
    [base64.b64decode(sys.argv[1])], False, Environment(sys.argv[2]), "com.example", 1234)

for line in sys.stdin:
    try:
        found = verifier.verify_and_decode_notification(json.loads(line)["signedPayload"])
        shown = {"type": found.rawNotificationType, "subtype": found.rawSubtype}
        if found.data and found.data.signedTransactionInfo:
            inner = verifier.verify_and_decode_signed_transaction(found.data.signedTransactionInfo)
            shown["transaction"] = inner.transactionId
        if found.data and found.data.signedRenewalInfo:
            inner = verifier.verify_and_decode_renewal_info(found.data.signedRenewalInfo)
            shown["renewal"] = inner.autoRenewProductId
        if found.appData and found.appData.signedAppTransactionInfo:
            inner = verifier.verify_and_decode_app_transaction(
                found.appData.signedAppTransactionInfo)
            shown["app"] = inner.bundleId
    except VerificationException as refusal:
        shown = {"refused": refusal.status.name}
    print(json.dumps(shown))
