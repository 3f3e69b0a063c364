"""Verifies Stripe's events with Stripe's own library.

    verify-stripe.py SECRET < lines

A line has the members payload and headers, as store.notify takes them. Prints the type of each
event, or that it was refused.
"""

import json
import sys

import stripe

for line in sys.stdin:
    params = json.loads(line)
    try:
        event = stripe.Webhook.construct_event(
            params["payload"], params["headers"]["Stripe-Signature"], sys.argv[1])
        print(event.type)
    except stripe.SignatureVerificationError:
        print("refused")
