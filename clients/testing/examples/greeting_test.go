package greeting

import (
	"context"
	"testing"
	"time"

	"entitled.example/entitled"
	"entitled.example/entitled/entitledtest"
)

func greeting(ctx context.Context, client *entitled.Client, user string) (string, error) {
	found, err := client.CheckEntitlements(ctx, entitled.CheckEntitlementsParams{
		UserID: user, IfUnknown: entitled.CheckEntitlementsIfUnknownNone,
	})
	if err != nil {
		return "", err
	}
	if found.Entitlements["premium"].Active {
		return "welcome back", nil
	}
	return "try premium", nil
}

func TestGreeting(t *testing.T) {
	daemon := entitledtest.Start(t)
	ctx, client := context.Background(), daemon.Client()
	expect := func(wanted string) {
		t.Helper()
		if said, err := greeting(ctx, client, "ann"); err != nil || said != wanted {
			t.Error(said, err)
		}
	}
	products := map[string]entitled.Product{"monthly": {Entitlements: []string{"premium"}}}
	client.ProjectDefine(ctx, entitled.ProjectDefineParams{Products: products})
	expect("try premium")
	client.Purchase(ctx, entitled.PurchaseParams{
		UserID: "ann", Product: "monthly", Store: "web", TransactionID: "1",
		ExpiresAt: entitled.Ptr(time.Now().AddDate(0, 0, 30)),
	})
	expect("welcome back")
	client.ClockAdvance(ctx, entitled.ClockAdvanceParams{By: "P31D"})
	expect("try premium")
	daemon.Kill()
	if said, err := greeting(ctx, client, "ann"); err == nil {
		t.Error(said)
	}
}
