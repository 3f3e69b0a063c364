package entitled_test

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"

	"entitled.example/entitled"
)

func TestAThousandWritesWhileConnectionsEnd(t *testing.T) {
	m := misbehave(t, "chaos")
	var mutex sync.Mutex
	var group sync.WaitGroup
	numbers, lost := make(chan int), 0
	for range [16]int{} {
		group.Add(1)
		go func() {
			defer group.Done()
			for number := range numbers {
				params := entitled.InstallParams{Device: fmt.Sprint("d", number)}
				if number%3 == 0 {
					params.IdempotencyKey = "k"
				}
				found, err := m.client.Install(ctx, params)
				if isLost(err) {
					mutex.Lock()
					lost++
					mutex.Unlock()
				} else if err != nil || found.Device != params.Device ||
					*found.User.Device != params.Device {
					t.Error(params.Device, found, err)
				}
			}
		}()
	}
	for number := 0; number < 1000; number++ {
		numbers <- number
	}
	close(numbers)
	group.Wait()
	asking := entitled.Client{Socket: m.socket}
	defer asking.Close()
	data := must[json.RawMessage](t)(asking.Call(ctx, "fake.written", nil))
	var written struct {
		Devices       int
		Twice, Thrice []string
	}
	if err := json.Unmarshal(data, &written); err != nil || written.Devices < 1000-lost ||
		len(written.Twice)+len(written.Thrice) > 0 || lost == 0 || lost > 700 {
		t.Error(string(data), err, lost)
	}
}
