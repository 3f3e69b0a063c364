// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"The protocol \#
  of a subscription identity and entitlement daemon: JSON-RPC 2.0, one JSON text per line, ove\#
  r a Unix socket."},"methods":[{"name":"checkEntitlements","summary":"Returns the entitlement\#
  s of a user, active and inactive.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlements"\#
  ,"required":false,"summary":"Ids of the entitlements to return, including those that the use\#
  r never had. Default: every entitlement that the user's purchases and grants give or gave.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10\#
  00}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339, with today's hol\#
  ders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifUnknown","r\#
  equired":false,"summary":"Reply for a userId that the project does not have: `error`, or `no\#
  ne` for a result with no active entitlement and `known` false. The daemon does not create th\#
  e user.","schema":{"type":"string","enum":["error","none"],"default":"error"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserI\#
  d","description":"Id of the user that the result is about."},"known":{"description":"Whether\#
   the project has this user. Absent unless the request has `ifUnknown`.","type":"boolean"},"e\#
  ntitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas\#
  /Moment","description":"The moment that the result is for."},"warnings":{"description":"Abse\#
  nt when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning\#
  "}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a subscription","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mont\#
  hly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"pa\#
  rams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{{an\#
  onymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","product\#
  Id":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTyp\#
  e":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"\#
  1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"d\#
  evice","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"res\#
  ult","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":fa\#
  lse,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing bo\#
  ught","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"re\#
  sult":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-01-01T\#
  00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":["prem\#
  um"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premum":\#
  {"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":"unkn\#
  own","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"original\#
  TransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntitlemen\#
  t","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"us\#
  erId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","value":\#
  {"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"name"\#
  :"clock.advance","summary":"Moves a manual clock forward, and applies in order everything th\#
  at falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$ref":"\#
  #/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move the \#
  clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/Durati\#
  on"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"\#
  kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a month","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{\#
  "name":"to a moment","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","v\#
  alue":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Records\#
   that a consumer has processed the events up to a cursor.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"consumer","required":true,"summary":"Name of the co\#
  nsumer. Its first acknowledgement creates it.","schema":{"$ref":"#/components/schemas/Consum\#
  erId"}},{"name":"cursor","required":true,"summary":"Cursor of the last processed event; \"0\\#
  " for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the eve\#
  nts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempo\#
  tencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params \#
  returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"consumer":{"$ref":"#/components\#
  /schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Highest \#
  cursor that the consumer has acknowledged."},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"replayed":{"description":"True when this is the stored result of an idempotency key;\#
   otherwise absent.","type":"boolean"}},"required":["consumer","cursor"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"a consumer begins at the beginning","p\#
  arams":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name"\#
  :"result","value":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given":[\#
  {"method":"install","params":{"device":"iphone"}},{"method":"events.acknowledge","params":{"\#
  consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name":"c\#
  ursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}}}]\#
  },{"name":"events.read","summary":"Reads the events of a project in order, from any position\#
   of its log.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after\#
  ","required":false,"summary":"Cursor from an earlier reply. The reply has the events after i\#
  t.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","required\#
  ":false,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"maximu\#
  m":1000,"default":100}},{"name":"user","required":false,"summary":"Returns only events of th\#
  is customer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"k\#
  inds","required":false,"summary":"Returns only events of these kinds.","schema":{"type":"arr\#
  ay","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consumer","r\#
  equired":false,"summary":"Starts after the last event that this consumer acknowledged. Exclu\#
  des `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"eve\#
  nts":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/comp\#
  onents/schemas/Cursor","description":"Cursor for the next call: that of the last event in th\#
  e list, or of the newest event in the log when there are no more."},"more":{"description":"T\#
  rue when there may be more events: call again at once. The list can be empty when `more` is \#
  true, because no event that the daemon looked at matched.","type":"boolean"}},"required":["e\#
  vents","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of range, or two parameters exclude each other. `field` points to \#
  it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no su\#
  ch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user m\#
  ay have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocked\#
  UserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the\#
   project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":12\#
  00,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1207,"message":"No consumer of this name has acknowledged an event.","data":{\#
  "kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the start","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"events":[{"curso\#
  r":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{\#
  any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what a consumer has\#
   acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","pa\#
  rams":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":"mailer","curso\#
  r":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"result","value":\#
  {"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z"\#
  ,"project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"insta\#
  ll","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet","pa\#
  rams":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"nam\#
  e":"events.subscribe","summary":"Subscribes this connection to events; they arrive as notifi\#
  cations.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","r\#
  equired":false,"summary":"Cursor from an earlier reply. The subscription starts with the eve\#
  nt after it. Default: new events only.","schema":{"$ref":"#/components/schemas/Cursor"}},{"n\#
  ame":"kinds","required":false,"summary":"Sends only events of these kinds.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"The subscription sends the events after this cursor."}}\#
  ,"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"x-notificati\#
  ons":[{"name":"event","summary":"Delivers one event of a subscription.","params":{"type":"ob\#
  ject","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{\#
  "$ref":"#/components/schemas/Cursor","description":"Cursor of the event. Send it as `after` \#
  to resume with a new subscription."},"event":{"$ref":"#/components/schemas/Event"}},"require\#
  d":["subscription","cursor","event"]}},{"name":"gap","summary":"Ends a subscription whose cl\#
  ient reads too slowly.","params":{"type":"object","properties":{"subscription":{"$ref":"#/co\#
  mponents/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","descriptio\#
  n":"The daemon sent every event up to this cursor. Send it as `after` to resume with a new s\#
  ubscription."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from now on","x\#
  -given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"re\#
  sult","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kinds","p\#
  arams":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchaseRe\#
  newed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":"e\#
  vents.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"subscription","required":true,"summary":\#
  "Id of the subscription, as events.subscribe returned it.","schema":{"$ref":"#/components/sc\#
  hemas/SubscriptionId"}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/Su\#
  bscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent\#
   every matching event up to this cursor."}},"required":["subscription","cursor"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}}],"examples":[{"name":"plain","x-given":[{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"sub\#
  scription","value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}\#
  }}]},{"name":"events.wait","summary":"Reads events like events.read, and waits for new event\#
  s if there are none.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"after","required":false,"summary":"Cursor from an earlier reply. The reply has the events\#
   after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","\#
  required":false,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1\#
  ,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":"Returns only even\#
  ts of this customer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"\#
  name":"kinds","required":false,"summary":"Returns only events of these kinds.","schema":{"ty\#
  pe":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"cons\#
  umer","required":false,"summary":"Starts after the last event that this consumer acknowledge\#
  d. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"timeoutM\#
  s","required":true,"summary":"Longest wait, in milliseconds. When it is over, the list of ev\#
  ents is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"project","\#
  required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"\#
  #/components/schemas/Cursor","description":"Cursor for the next call: that of the last event\#
   in the list, or of the newest event in the log when there are no more."},"more":{"descripti\#
  on":"True when there may be more events: call again at once. The list can be empty when `mor\#
  e` is true, because no event that the daemon looked at matched.","type":"boolean"}},"require\#
  d":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has\#
   no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No \#
  user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"b\#
  lockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1207,"message":"No consumer of this name has acknowledged an event.","d\#
  ata":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"something is there"\#
  ,"x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":{"device\#
  ":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}],"resu\#
  lt":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{secon\#
  d}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false\#
  }}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":50}],"res\#
  ult":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"explain",\#
  "summary":"Explains why an entitlement is active or not, and lists calls that would give acc\#
  ess.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","requ\#
  ired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}}\#
  ,{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id\#
   of the entitlement.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"at","\#
  required":false,"summary":"Moment to evaluate, RFC 3339, with today's holders. Default: now.\#
  ","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the \#
  user that the result is about."},"active":{"description":"Whether the user has access.","typ\#
  e":"boolean"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The en\#
  titlement, as `checkEntitlements` returns it."},"at":{"$ref":"#/components/schemas/Moment","\#
  description":"The moment that the result is for."},"because":{"description":"The steps that \#
  lead to the result: the purchase or grant, each change of holder, the catalogue and the cloc\#
  k. When no purchase or grant is active, the steps of one that was active or may become activ\#
  e. At most 50 steps: the first and the last.","type":"array","items":{"$ref":"#/components/s\#
  chemas/ExplanationStep"}},"others":{"description":"Purchases and grants that also give the e\#
  ntitlement and lost against the winner, best first. At most 20.","type":"array","items":{"$r\#
  ef":"#/components/schemas/LosingSource"}},"missing":{"description":"What prevents access. Em\#
  pty when the entitlement is active. At most 20.","type":"array","items":{"$ref":"#/component\#
  s/schemas/MissingReason"}},"omitted":{"description":"How many entries the daemon left out of\#
   each list. Absent when every list is complete.","type":"object","properties":{"because":{"t\#
  ype":"integer","minimum":0},"others":{"type":"integer","minimum":0},"missing":{"type":"integ\#
  er","minimum":0}},"required":["because","others","missing"]}},"required":["userId","active",\#
  "entitlement","at","because","others","missing"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or exp\#
  lains an entitlement that the project does not have. `nearest` lists similar names.","data":\#
  {"kind":"unknownEntitlement","retryable":false}}],"examples":[{"name":"bought before a login\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.00\#
  0Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name\#
  ":"result","value":{"userId":"user_id_1","active":true,"entitlement":{"id":"premium","active\#
  ":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"p\#
  urchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"\#
  2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-\#
  01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","a\#
  t":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdenti\#
  fyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"\#
  step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any\#
  }}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","unt\#
  il":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":\#
  "at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymo\#
  us}}","active":false,"entitlement":{"id":"premium","active":false,"state":"expired","product\#
  Id":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTyp\#
  e":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"\#
  1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":\#
  "2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[]\#
  ,"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-\#
  02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"ste\#
  p":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-\#
  02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}\#
  ","store":"appStore","originalTransactionId":"1000","product":"monthly","since":"2026-02-01T\#
  00:00:00.000Z","suggestedCalls":[{"method":"purchase.update","params":{"store":"appStore","o\#
  riginalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"\#
  {{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant","param\#
  s":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name\#
  ":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userI\#
  d":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state":null,\#
  "productId":null,"source":null,"renewState":"unknown","grantType":null,"periodType":null,"st\#
  artedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurc\#
  hasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :null,"store":null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-01T00:00\#
  :00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}","suggest\#
  edCalls":[]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant","para\#
  ms":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"n\#
  ame":"grant","summary":"Gives an entitlement without a purchase.","x-role":"write","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of th\#
  e device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fa\#
  lse,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/\#
  UserId"}},{"name":"entitlement","required":true,"summary":"Id of an entitlement from the cat\#
  alogue or from the project's `entitlements`.","schema":{"$ref":"#/components/schemas/Entitle\#
  mentId"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the grant, RFC\#
   3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"\#
  The entitlement after the call. A purchase supplies its values if the purchase wins against \#
  the grant."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such \#
  device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"k\#
  ind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sca\#
  lars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1203,"message":"A call grants or explains an entitlement that th\#
  e project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}}],"examples":[{"name":"for a month","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"pre\#
  mium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","v\#
  alue":{"entitlement":{"id":"premium","active":true,"state":"active","productId":null,"source\#
  ":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,\#
  "firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactio\#
  nId":null}}}},{"name":"without an end, to a user by id","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entit\#
  lements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  }}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"r\#
  esult":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"state":"active","p\#
  roductId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodTyp\#
  e":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,\#
  "firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactio\#
  nId":null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-role":"write",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":\#
  "Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","req\#
  uired":true,"summary":"The app's own id for the user.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"anonymousId","required":false,"summary":"Id of the device's anonymous u\#
  ser, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"descripti\#
  on":"True when this call created the user.","type":"boolean"},"outcome":{"description":"atta\#
  ched: the user became a holder of at least one purchase, and no holder lost any. moved: purc\#
  hases moved from the anonymous user to this user. aliased: both users became one customer. s\#
  witched: only the device's current user changed. unchanged: the user was already logged in."\#
  ,"type":"string","enum":["attached","aliased","moved","switched","unchanged"]},"shouldRefres\#
  h":{"description":"True exactly when `purchases` is not empty: the app refreshes what it sho\#
  ws.","type":"boolean"},"purchases":{"description":"Purchases that changed holders. After an \#
  alias: the purchases that the anonymous user's customer held.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a\#
   dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descri\#
  ption":"True when this is the stored result of an idempotency key; otherwise absent.","type"\#
  :"boolean"}},"required":["user","created","outcome","shouldRefresh","purchases"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"\#
  kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it\#
   is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable"\#
  :false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The i\#
  d begins with the project's anonymous prefix, or it is the id of an anonymous user or a cust\#
  omerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a new user","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"devi\#
  ce","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","valu\#
  e":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custome\#
  rId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:\#
  00.000Z","environment":"production"},"created":true,"outcome":"switched","shouldRefresh":fal\#
  se,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","\#
  value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"\#
  user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":\#
  "{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.00\#
  0Z","environment":"production"},"created":true,"outcome":"attached","shouldRefresh":true,"pu\#
  rchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"sub\#
  scription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id\#
   again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","valu\#
  e":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"\#
  {{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"create\#
  d":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","\#
  summary":"Registers a device and creates its anonymous user.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the de\#
  vice. Default: a new id, which the daemon makes.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of a user to log in on the new devi\#
  ce, without attaching, moving or aliasing anything.","schema":{"$ref":"#/components/schemas/\#
  UserId"}},{"name":"storeAccount","required":false,"summary":"Store account whose purchases t\#
  he device can restore.","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"pl\#
  atform","required":false,"summary":"Platform of the device: ios, android, web or another wor\#
  d of that form.","schema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required"\#
  :false,"summary":"The installed app, for example its bundle id.","schema":{"$ref":"#/compone\#
  nts/schemas/AppId"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description\#
  ":"False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/compon\#
  ents/schemas/User"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["device","created","user"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"No us\#
  er may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an a\#
  nonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}},{"code":1300,"message":"A call of the same method used this key with other params i\#
  n the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,\#
  "message":"The disk has no room for the write. Nothing changes, and reading still works.","d\#
  ata":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be o\#
  n the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot \#
  read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed"\#
  ,"retryable":false}}],"examples":[{"name":"a new device","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"r\#
  esult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}\#
  }","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["\#
  {{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"}}}},{"name":"again","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device",\#
  "value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"use\#
  r":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{ano\#
  nymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000\#
  Z","environment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name\#
  ":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","creat\#
  ed":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cu\#
  stomerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphone"\#
  ,"created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null\#
  ,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","\#
  kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}\#
  }","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphon\#
  e"}]}}}]},{"name":"logout","summary":"Logs out the user of a device.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of\#
   the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the \#
  events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"ide\#
  mpotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same para\#
  ms returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/\#
  schemas/User"},"outcome":{"description":"loggedOut: the device's anonymous user is current a\#
  gain. rotated: the device has a new anonymous user. unchanged: no user was logged in.","type\#
  ":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1105,"message":"No user is logged in on the device, and the project's `\#
  onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1300,"message":"A call of the same method used this key with other param\#
  s in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"The disk has no room for the write. Nothing changes, and reading still works."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}}],"examples":[{"name":"a user is logged in","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{ano\#
  nymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","alia\#
  ses":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment\#
  ":"production"},"outcome":"loggedOut"}}},{"name":"no user is logged in","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","va\#
  lue":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customer\#
  Id":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"project.define"\#
  ,"summary":"Creates a project, or changes the given parts of its definition.","x-role":"admi\#
  n","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"rules","required":false,"summary":"How users and purchases move: a preset, or \#
  a preset and the rules that differ from it. Default for a new project: qonversion.","schema"\#
  :{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","required":false,"summary":\#
  "The catalogue: products by their ids. It replaces the previous catalogue as a whole.","sche\#
  ma":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","required":false,"summ\#
  ary":"Ids that `grant` accepts in addition to the entitlements of the catalogue. They replac\#
  e the previous list as a whole.","schema":{"type":"array","items":{"$ref":"#/components/sche\#
  mas/EntitlementId"},"maxItems":10000}},{"name":"environment","required":false,"summary":"Env\#
  ironment whose purchases give access. Default for a new project: production.","schema":{"$re\#
  f":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"summary":"C\#
  lock of the project: `system`, `manual` (a manual clock that starts now), or {\"manual\": TI\#
  MESTAMP}. It can only change before the first device or user. Default for a new project: sys\#
  tem.","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":fa\#
  lse,"summary":"URLs that receive the project's events, each URL once. They replace the previ\#
  ous list as a whole. Default for a new project: none.","schema":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/WebhookChoice"},"maxItems":10}},{"name":"dryRun","required":false,\#
  "summary":"Computes the result and the events without changing anything.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retr\#
  y safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{"description":"True in\#
   a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that th\#
  e call would emit. Only in a dry run. The changes of access that a new catalogue causes come\#
   later, and are not in the list.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":13\#
  00,"message":"A call of the same method used this key with other params in the last 24 hours\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk\#
   has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the dae\#
  mon stops, and its next start shows what is stored. Or the daemon cannot read a record that \#
  the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}\#
  }],"examples":[{"name":"a new project","params":[{"name":"project","value":"news"},{"name":"\#
  rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"products","value":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","value":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"news",\#
  "rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentify\#
  Known":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","p\#
  urchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","oneTim\#
  ePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"production","\#
  clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"2026-01\#
  -01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}\#
  }},{"name":"a change of one thing","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"e\#
  ntitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"default",\#
  "rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentify\#
  Known":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","p\#
  urchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePu\#
  rchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"production"\#
  ,"clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"{{any\#
  }}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1}}}}},{"name":"web\#
  hooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secre\#
  t":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret"\#
  :"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"resu\#
  lt":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitl\#
  ements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.00\#
  0Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://ex\#
  ample.com/purchases","format":"purchasely"}],"createdAt":"2026-01-01T00:00:00.000Z","counts"\#
  :{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.descr\#
  ibe","summary":"Returns the definition of a project with every rule, and the number of its r\#
  ecords.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","\#
  required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}}],"examples":[{"name":"the project that is there from the start","par\#
  ams":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonv\#
  ersion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwit\#
  ch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"device\#
  AndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userId\#
  LengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"product\#
  ion","clock":{"kind":"system"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":0,"us\#
  ers":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists\#
   the projects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"project","required":false,"summary":"Has no effect, but must exist:\#
   a client can send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"proj\#
  ects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["\#
  projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one project","param\#
  s":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","\#
  createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}\#
  }]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a project with their s\#
  ecrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"required":[\#
  "webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a webhook that was\#
   defined after the first event","x-given":[{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"\#
  sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"http://127.0\#
  .0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","since":"1"}]}}}]},{"name\#
  ":"purchase","summary":"Records a store transaction, and sets the holders of a new purchase.\#
  ","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","require\#
  d":false,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/comp\#
  onents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, ins\#
  tead of `device`. The daemon creates an unknown user, so that no payment is lost.","schema":\#
  {"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of t\#
  he product. The daemon also records a product that the catalogue does not have.","schema":{"\#
  $ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store th\#
  at took the payment: appStore, playStore, amazon, huawei, stripe, web or another word of tha\#
  t form.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":\#
  true,"summary":"The store's id of this transaction.","schema":{"$ref":"#/components/schemas/\#
  TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id of the first\#
   transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":"#/components\#
  /schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of the product. It\#
   overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}}\#
  ,{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`,\#
   or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":fa\#
  lse,"summary":"Last millisecond of the paid period, RFC 3339. Default: no end.","schema":{"$\#
  ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price \#
  of the period: full (normal), a trial, or introductory (intro).","schema":{"$ref":"#/compone\#
  nts/schemas/PeriodType","default":"normal"}},{"name":"environment","required":false,"summary\#
  ":"Environment of the store: production, or sandbox for test purchases.","schema":{"$ref":"#\#
  /components/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","\#
  required":false,"summary":"Whether a family member bought it and shares it.","schema":{"type\#
  ":"boolean","default":false}},{"name":"price","required":false,"summary":"Price that the cus\#
  tomer paid: a decimal number in a string, for example \"9.99\".","schema":{"$ref":"#/compone\#
  nts/schemas/Price"}},{"name":"currency","required":false,"summary":"Currency of the price: a\#
  n ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name\#
  ":"country","required":false,"summary":"Country of the purchase: an ISO 3166 code, for examp\#
  le DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":fal\#
  se,"summary":"Offer code that the customer redeemed.","schema":{"type":"string","minLength":\#
  1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up to 20 strings of you\#
  r own, which the events of this purchase repeat.","schema":{"$ref":"#/components/schemas/Att\#
  ributes"}},{"name":"asOf","required":false,"summary":"Time at which the store made this stat\#
  ement, RFC 3339. Default: none, which makes it a statement of the caller, now.","schema":{"$\#
  ref":"#/components/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase\#
   of the same store that this one takes over: its `originalTransactionId`, or one of its keys\#
  . Google calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId\#
  "}},{"name":"keys","required":false,"summary":"Up to ten further names of the purchase, for \#
  example a Google order id. Each finds it wherever `originalTransactionId` is a param.","sche\#
  ma":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Com\#
  putes the result and the events without changing anything.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the sa\#
  me key with the same params returns the stored result.","schema":{"$ref":"#/components/schem\#
  as/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"cre\#
  ated":{"description":"True when the purchase is new.","type":"boolean"},"outcome":{"descript\#
  ion":"recorded: a new purchase. received: the buyer did not hold the purchase, and holds it \#
  now. planChanged: a new transaction with another product. renewed: any other new transaction\#
  . updated: a fact with `asOf` changed a known transaction. stale: newer information was ther\#
  e for all that differed. unchanged: all was so already, a known transaction without `asOf`, \#
  or a new transaction that is older than the latest.","type":"string","enum":["recorded","ren\#
  ewed","planChanged","received","updated","stale","unchanged"]},"stale":{"description":"The p\#
  arams that lost against newer information; absent when there are none.","type":"array","item\#
  s":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","descriptio\#
  n":"The buyer's entitlements after the call."},"warnings":{"description":"Absent when there \#
  are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{\#
  "description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descriptio\#
  n":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","creat\#
  ed","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":\#
  "No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind\#
  ":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  {"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id o\#
  f an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"\#
  code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retr\#
  yable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the pr\#
  oject keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purch\#
  aseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscription","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"produ\#
  ct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"\#
  1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","v\#
  alue":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000",\#
  "product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"devi\#
  ce":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"pe\#
  riodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency"\#
  :null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeri\#
  odExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null\#
  ,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"repla\#
  ces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000\#
  ","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome\#
  ":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produ\#
  ctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodT\#
  ype":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":"production","store":"appStore","transactionId":"1000","originalTransactionId"\#
  :"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tr\#
  ansactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resul\#
  t":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[\#
  "{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"\#
  price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisab\#
  ledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt"\#
  :null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billi\#
  ngIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[\#
  {"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"\#
  created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true\#
  ,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantT\#
  ype":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledA\#
  t":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000"\#
  ,"originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"st\#
  ore","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value"\#
  :"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appSto\#
  re","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscr\#
  iption","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAcc\#
  ount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","en\#
  vironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"\#
  offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bil\#
  lingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pause\#
  d":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy"\#
  :null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlem\#
  ents":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sourc\#
  e":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","started\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.0\#
  00Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"product\#
  ion","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"\#
  a renewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T\#
  00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":\#
  "iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"\#
  transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purc\#
  hasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:0\#
  0.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransac\#
  tionId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"act\#
  ive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-1\#
  2-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true\#
  ,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endRea\#
  son":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,\#
  "transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchased\#
  At":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:\#
  00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt"\#
  :"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:\#
  00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","a\#
  ctive":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRen\#
  ew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","exp\#
  iresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-1\#
  5T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRen\#
  ewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","transactio\#
  nId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does n\#
  ot know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"par\#
  ams":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"sto\#
  re","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","va\#
  lue":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","pr\#
  oduct":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":nul\#
  l,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":\#
  "production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":\#
  null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"key\#
  s":[],"renewsCount":0,"transactions":[{"transactionId":"pi_1","product":"montly","periodType\#
  ":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:0\#
  0:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unk\#
  nownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","sum\#
  mary":"Updates a purchase, for example after a refund. Omitted params keep their value.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":tru\#
  e,"summary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{\#
  "name":"originalTransactionId","required":true,"summary":"Id of the first transaction of the\#
   purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","req\#
  uired":false,"summary":"New last millisecond of the paid period, RFC 3339; null: no end.","s\#
  chema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,\#
  "summary":"Whether the subscription renews automatically; null: true for a subscription, els\#
  e false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":fa\#
  lse,"summary":"Last millisecond of the grace period, RFC 3339; null: no grace period.","sche\#
  ma":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,\#
  "summary":"Whether the store retries a failed payment; null: false.","schema":{"type":["bool\#
  ean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pause end\#
  s, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"nam\#
  e":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.",\#
  "schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":fals\#
  e,"summary":"Time at which the store withdrew access, RFC 3339, for example when family shar\#
  ing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"product","required":false,"summary":"Id of the product from now on: a change of plan."\#
  ,"schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":fals\#
  e,"summary":"Transaction of which the store speaks. Required with `asOf`. Default: the lates\#
  t; for a refund or a revocation, the latest that was bought at or before its moment.","schem\#
  a":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary":\#
  "Time at which the store made this statement, RFC 3339. Default: none, which makes it a stat\#
  ement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt\#
  ","required":false,"summary":"Time at which access ended before the end of the period, RFC 3\#
  339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"paus\#
  ed","required":false,"summary":"Whether the subscription is paused, with or without a known \#
  end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":"P\#
  roduct of the next period. It gives no access. Null: the same product.","schema":{"type":["s\#
  tring","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summary\#
  ":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/sche\#
  mas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Computes the result and the events without changing anything.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a\#
   retry safe: the same key with the same params returns the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description":\#
  "applied: a field changed. stale: newer information was there for all that differed. unchang\#
  ed: all was so already.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"d\#
  escription":"The params that lost against newer information; absent when there are none.","t\#
  ype":"array","items":{"type":"string"}},"warnings":{"description":"Absent when there are no \#
  warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descri\#
  ption":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The\#
   events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an\#
   idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase wi\#
  th this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[\#
  {"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":\#
  "autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore\#
  ","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscrip\#
  tion","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pr\#
  oduction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nul\#
  l,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nu\#
  ll,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"re\#
  placedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf"\#
  :"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store\#
  ":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"na\#
  me":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"ref\#
  undedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":\#
  {"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","st\#
  oreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norma\#
  l","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":\#
  null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nul\#
  l,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-0\#
  1-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method"\#
  :"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":\#
  "2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origina\#
  lTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result\#
  ","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"\#
  device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null\#
  ,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curre\#
  ncy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"\#
  1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"\#
  }}}]},{"name":"restore","summary":"Restores the purchases of a device's store account for it\#
  s current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"d\#
  evice","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/\#
  DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any s\#
  tore account; an empty list restores nothing. Default: every purchase of the device's store \#
  account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxI\#
  tems":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases \#
  that the user holds now and did not hold before.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Move"}},"transferred":{"description":"Those of `restored` that another user lost.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Pur\#
  chases that a rule refused to restore.","type":"array","items":{"$ref":"#/components/schemas\#
  /Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The us\#
  er's entitlements after the call."},"warnings":{"description":"Absent when there are no warn\#
  ings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descriptio\#
  n":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The eve\#
  nts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an ide\#
  mpotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferr\#
  ed","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1201,"message":"The project has no purchase with this store and originalTransactionId. Not\#
  hing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":\#
  [{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device"\#
  :"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name"\#
  :"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"custome\#
  rId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","\#
  product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"\#
  transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state"\#
  :"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","l\#
  astPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origin\#
  alTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  }],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{\#
  "id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymo\#
  us}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]\#
  },{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of \#
  the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"en\#
  titlement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$r\#
  ef":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device\#
  "],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlemen\#
  t":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call.\#
   A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The \#
  project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101\#
  ,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant\#
   of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"ki\#
  nd":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chan\#
  ges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,\#
  "message":"The write may not be on the disk: the daemon stops, and its next start shows what\#
   is stored. Or the daemon cannot read a record that the request needs: then it keeps running\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"pr\#
  emium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premiu\#
  m"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state"\#
  :"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manua\#
  l","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origi\#
  nalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an O\#
  penRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result"\#
  :{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on every meth\#
  od.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"met\#
  hods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":\#
  ["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the d\#
  ocument","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}"\#
  ,"methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists \#
  the methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"method","required":false,"summary":"Name of the method to describe. Defa\#
  ult: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"methods":{"description":"All methods, sorted by name. Onl\#
  y without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"\#
  method":{"description":"The method's entry in the OpenRPC document. Only with `method`.","ty\#
  pe":"object"},"components":{"description":"The schemas that the entry refers to, in `schemas\#
  `. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[\#
  {"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},\#
  {"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result"\#
  ,"value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Re\#
  turns the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"d\#
  escription":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/sch\#
  emas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"int\#
  eger","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","proto\#
  col","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params\#
  ":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}",\#
  "uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}\#
  }}}]},{"name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value\#
   that the reply repeats, without the white space between its tokens.","schema":{"description\#
  ":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"po\#
  ng":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of the system clock."},"echo":{"description":"The value from the req\#
  uest; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}]\#
  ,"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now\#
  ":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result\#
  ":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"set\#
  UserProperty","summary":"Stores a key/value property; never affects access.","x-role":"write\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary\#
  ":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","r\#
  equired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/componen\#
  ts/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 \#
  letters, digits, and _ . : - $. Names that other systems reserve, for example $email, have n\#
  o special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","r\#
  equired":true,"summary":"New value. An empty string removes the property.","schema":{"$ref":\#
  "#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name"\#
  :"dryRun","required":false,"summary":"Computes the result and the events without changing an\#
  ything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"Makes a retry safe: the same key with the same params returns the stored resu\#
  lt.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],[\#
  "userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the user that the result is about."},"k\#
  ey":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Proper\#
  tyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no\#
   such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"Th\#
  e project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"\#
  message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","dat\#
  a":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unico\#
  de scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1300,"message":"A call of the same method used this key wi\#
  th other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fals\#
  e}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading\#
   still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The w\#
  rite may not be on the disk: the daemon stops, and its next start shows what is stored. Or t\#
  he daemon cannot read a record that the request needs: then it keeps running.","data":{"kind\#
  ":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the user in another sy\#
  stem","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{\#
  "name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSid\#
  eUserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from ev\#
  erything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"tombstone":{"description":"New id that replaces every erased\#
   id in events. It belongs to no user.","type":"string"},"users":{"description":"Number of er\#
  ased users: the aliases of the customer.","type":"integer","minimum":1},"devices":{"descript\#
  ion":"Number of erased devices. `install` can register them again.","type":"integer","minimu\#
  m":0},"purchases":{"description":"Number of erased purchases: those that no other customer h\#
  olds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases that other\#
   customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases",\#
  "shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","dat\#
  a":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this i\#
  d: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retry\#
  able":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `us\#
  erIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.define","pa\#
  rams":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method\#
  ":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transaction\#
  Id":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attribute\#
  s":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}\#
  ,{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.or\#
  g"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombsto\#
  ne":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":\#
  "iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value\#
  ":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":\#
  0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}\#
  ","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"}\#
  ,{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"\#
  }}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores about a \#
  customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId",\#
  "required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/U\#
  serId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"descriptio\#
  n":"Every id of the customer, in byte order.","type":"array","items":{"type":"object","prope\#
  rties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. \#
  `customer`: the customerId of a customer that began with an identified user.","type":"string\#
  ","enum":["anonymous","identified","customer"]},"device":{"description":"Device of an anonym\#
  ous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas\#
  /Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices\#
   whose anonymous or identified user belongs to the customer, in byte order.","type":"array",\#
  "items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"an\#
  onymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the ide\#
  ntified user; null when no user is logged in.","type":["string","null"]},"storeAccount":{"ty\#
  pe":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]\#
  },"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","id\#
  entityId","storeAccount","platform","app","createdAt"]}},"purchases":{"description":"Purchas\#
  es that the customer holds, with all their transactions.","type":"array","items":{"$ref":"#/\#
  components/schemas/Purchase"}},"grants":{"description":"Grants, including those that have en\#
  ded.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{\#
  "$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":\#
  {"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/P\#
  ropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/compon\#
  ents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Ear\#
  lier values of properties that another user of the same customer replaced. An empty value is\#
   a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/componen\#
  ts/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$re\#
  f":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$re\#
  f":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the entitlements and of the purchases' states: now."},"events":{"description":\#
  "Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Positi\#
  on at which events.read continues, with the same id as `user`."},"moreEvents":{"description"\#
  :"True when events.read has more events of the customer.","type":"boolean"}},"required":["us\#
  er","ids","devices","purchases","grants","properties","overridden","entitlements","at","even\#
  ts","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no\#
   such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No use\#
  r may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bloc\#
  kedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than \#
  the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code"\#
  :1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"\#
  rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purch\#
  ase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"100\#
  0","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"cam\#
  paign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"metho\#
  d":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"p\#
  arams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"an\#
  n","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymou\#
  s}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":\#
  "{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"}\#
  ,{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"dev\#
  ices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"a\#
  pple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[\#
  {"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","kind":"subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":\#
  "apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":nu\#
  ll,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"p\#
  aused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replace\#
  dBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"month\#
  ly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCo\#
  de":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants":[\#
  ],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"\#
  }],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active",\#
  "productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","p\#
  eriodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.\#
  000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchas\#
  edAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCou\#
  nt":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransact\#
  ionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind\#
  ":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},\#
  {"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","proj\#
  ect":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purch\#
  ase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iph\#
  one","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isF\#
  amilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribut\#
  es":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anony\#
  mous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKin\#
  d":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","\#
  firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99"\#
  ,"currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"curs\#
  or":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defau\#
  lt","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"devi\#
  ce":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000\#
  Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","\#
  cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor"\#
  :"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default\#
  ","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliase\#
  s":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at"\#
  :"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause\#
  ":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents\#
  ":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its\#
   change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, users\#
  Aliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#/compone\#
  nts/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Computes the result and the events without changing anything.","schema\#
  ":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"M\#
  akes a retry safe: the same key with the same params returns the stored result.","schema":{"\#
  $ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of th\#
  e undone event."},"purchases":{"description":"Purchases that changed holders.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that st\#
  ay: restores and purchases that would have met other holders, the aliases that they made, an\#
  d earlier undos about the same users and purchases.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"\#
  message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false\#
  }},{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is t\#
  he reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: th\#
  e event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from\#
   an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too \#
  many users and purchases depend on the link; `unclear`: a deletion erased part of the histor\#
  y. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retr\#
  yable":false}},{"code":1300,"message":"A call of the same method used this key with other pa\#
  rams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code"\#
  :1400,"message":"The disk has no room for the write. Nothing changes, and reading still work\#
  s.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may no\#
  t be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon c\#
  annot read a record that the request needs: then it keeps running.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"another user's login took a purchase","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymo\#
  usId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds"\#
  :["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"param\#
  s":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{log\#
  in}}","purchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","k\#
  ind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false\#
  }],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the\#
   user that an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/compon\#
  ents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instea\#
  d of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["\#
  user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","data\#
  ":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no suc\#
  h user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user ma\#
  y have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedU\#
  serId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the \#
  project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}}],"examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"\#
  iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anony\#
  mous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by\#
   user id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphon\#
  e","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name"\#
  :"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","cus\#
  tomerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"}}}}]},{"name":"userProperties","summary":"Returns the properties that \#
  setUserProperty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of \#
  `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"requi\#
  red":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such d\#
  evice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"ki\#
  nd":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scal\#
  ars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.or\#
  g"}},{"method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"pa\#
  rams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{\#
  "$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properti\#
  es":{}}}}]}],"components":{"schemas":{"AppId":{"description":"An app of the project, for exa\#
  mple its bundle id.","type":"string","minLength":1,"maxLength":255},"AppliedRule":{"descript\#
  ion":"A rule of the project, with the value that applied in the step.","type":"object","prop\#
  erties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string","\#
  enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},\#
  "value":{"description":"Value that the rule had when the step happened.","type":"string"}},"\#
  required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's ow\#
  n, which the events of this purchase repeat.","type":"object","maxProperties":20,"propertyNa\#
  mes":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}\#
  },"Catalogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref\#
  ":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Pro\#
  duct"},"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives\#
   its `method` and `id`; a notification has no `id`. `clock` is true for a change that fell d\#
  ue.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number\#
  ","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the \#
  system's, or a manual clock, which only moves when it is advanced.","type":"object","propert\#
  ies":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schema\#
  s/Moment","description":"Time of a manual clock; absent for the system's."}},"required":["ki\#
  nd"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock t\#
  hat starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":\#
  "string","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/comp\#
  onents/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"r\#
  equired":["manual"],"additionalProperties":false}]},"ConsumerId":{"description":"Name of a c\#
  onsumer: a reader of the log whose position the daemon stores. The reader chooses it, for ex\#
  ample `mailer`.","type":"string","minLength":1,"maxLength":255},"Country":{"description":"IS\#
  O 3166 country code of two or three letters, stored as it is sent.","type":"string","pattern\#
  ":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"objec\#
  t","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum\#
  ":0},"customers":{"description":"A merged customer counts once.","type":"integer","minimum":\#
  0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"requ\#
  ired":["devices","users","customers","purchases","events"]},"Currency":{"description":"ISO 4\#
  217 currency code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za\#
  -z]{3}$"},"Cursor":{"description":"A position in a project's log: the number of the last eve\#
  nt before it. \"0\" is the position before the first event.","type":"string","pattern":"^(0|\#
  [1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A rei\#
  nstallation is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"de\#
  scription":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M\#
  , W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day o\#
  f the month, or takes the last day of a shorter month.","type":"string","format":"duration"}\#
  ,"EndReason":{"description":"Why a subscription ended, or will end: the customer's choice, a\#
   failed payment, a refused price increase, a product that is no longer sold (unavailable), t\#
  he developer, another purchase that took it over (replaced), or another reason. Null when th\#
  e store named none.","type":["string","null"],"enum":["customer","billing","priceIncrease","\#
  unavailable","developer","replaced","other",null]},"Entitlement":{"description":"What a prod\#
  uct or a grant unlocks for a user, and why. One purchase or grant, the winner, supplies ever\#
  y member. If the user never had the entitlement, every member is null except `id`, `active` \#
  (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{\#
  "$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whether the user has a\#
  ccess.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"descri\#
  ption":"Product that gives the entitlement; null for a grant.","type":["string","null"]},"so\#
  urce":{"description":"Store of the purchase, or `manual` for a grant.","type":["string","nul\#
  l"]},"renewState":{"description":"Whether the subscription renews. billingIssue: the store c\#
  ould not collect a payment.","type":"string","enum":["willRenew","canceled","billingIssue","\#
  nonRenewable","unknown"]},"grantType":{"description":"What gave the entitlement; `manual` fo\#
  r a grant by the method `grant`.","type":["string","null"],"enum":["purchase","familySharing\#
  ","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial\#
  ","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Last millisecond with access, without a grace period; null for no \#
  end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"L\#
  ast millisecond of the grace period; null without a grace period."},"firstPurchasedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time of the first transaction; null \#
  for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time at which a trial began; null without a trial."}\#
  ,"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at \#
  which the customer turned auto-renew off; null while it is on."},"renewsCount":{"description\#
  ":"Number of renewals at the full price.","type":"integer","minimum":0},"environment":{"type\#
  ":["string","null"],"enum":["production","sandbox",null]},"store":{"description":"Null for a\#
   grant.","type":["string","null"]},"transactionId":{"description":"Latest transaction; null \#
  for a grant.","type":["string","null"]},"originalTransactionId":{"description":"First transa\#
  ction; null for a grant.","type":["string","null"]}},"required":["id","active","state","prod\#
  uctId","source","renewState","grantType","periodType","startedAt","expiresAt","gracePeriodEx\#
  piresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renews\#
  Count","environment","store","transactionId","originalTransactionId"]},"EntitlementId":{"des\#
  cription":"An entitlement, for example `premium`.","type":"string","minLength":1,"maxLength"\#
  :255},"Entitlements":{"description":"Entitlements by their ids, including inactive entitleme\#
  nts.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"E\#
  vent":{"description":"One entry of a project's log. Its other members depend on its kind: ev\#
  ents.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"The event's number in the log; absent in a dry run."},"id":{"descriptio\#
  n":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind\#
  "},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event happene\#
  d, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$r\#
  ef":"#/components/schemas/UserId","description":"CustomerId of the customer that the event i\#
  s about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components/schem\#
  as/UserId","description":"Id of the user, if the user is anonymous. In identified and logged\#
  Out: the device's anonymous user after the event."},"cause":{"$ref":"#/components/schemas/Ca\#
  use"},"device":{"description":"In userCreated, identified, loggedOut, purchase events and th\#
  e events that a purchase causes: the device; null when there is none.","type":["string","nul\#
  l"]},"outcome":{"description":"In identified: the outcome that identify returned.","type":"s\#
  tring","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a move: t\#
  he holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$r\#
  ef":"#/components/schemas/UserId","description":"In a move: the user that gained the purchas\#
  e."},"shared":{"description":"In a move: whether the users in `from` keep the purchase.","ty\#
  pe":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type":"stri\#
  ng"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that are spli\#
  t: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/component\#
  s/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In users\#
  Aliased: the customerId that `user` absorbed; absent when the joining id was new."},"entitle\#
  ments":{"description":"In entitlementsActivated and entitlementsDeactivated: the entitlement\#
  s that changed, in byte order. In granted and grantRevoked: the entitlement.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schema\#
  s/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transaction\#
  Id":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction; in p\#
  urchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schemas/Prod\#
  uctId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"\#
  In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schemas/UserI\#
  d"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"\#
  $ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"e\#
  xpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase events: t\#
  he end of the period. In granted and grantRevoked: the end of the grant."},"periodType":{"$r\#
  ef":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":[\#
  "string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]}\#
  ,"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attribute\#
  s"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase events: \#
  why the purchase ended, or will end; absent when the store named no reason."},"replaces":{"$\#
  ref":"#/components/schemas/TransactionId","description":"In purchase events: the purchase th\#
  at this one takes over; absent when there is none."},"changes":{"description":"In purchaseUp\#
  dated: the fields of the transaction that the call changed, with their new values; absent wh\#
  en the clock is the cause.","type":"object"},"now":{"$ref":"#/components/schemas/Moment","de\#
  scription":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind","at"\#
  ,"project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type":\#
  "string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type\#
  ":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purch\#
  aseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","\#
  entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseRe\#
  ceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]\#
  },"ExplanationStep":{"description":"One step that led a user to an entitlement, or took it a\#
  way. A member that does not apply, or is not known, is absent.","type":"object","properties"\#
  :{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"string","e\#
  num":["purchased","granted","attached","moved","shared","transferred","aliased","unclear","i\#
  dentified","renewed","revoked","mapped","clock"]},"text":{"description":"An explanation in o\#
  ne sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time of the step, if it has a time. In `clock`: the moment that the result is for."},"e\#
  vent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported th\#
  e step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event\#
  ."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule that applied i\#
  n the step."},"method":{"description":"Method that made the step.","type":"string","enum":["\#
  identify","restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: \#
  at most ten ids, one id per customer. In `aliased`: the first customer. In `identified`: the\#
   device's anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"t\#
  o":{"description":"Who has it afterwards. In `aliased`: the second customer.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and\#
   `identified`: the device; null for a purchase without a device.","type":["string","null"]},\#
  "store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/\#
  schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"produ\#
  ct":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","\#
  description":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"In `clock`: start of the state; when access is over, t\#
  he last millisecond with access. In other steps: start of the period."},"until":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Last millisecond of the state, as far as is\#
   known; the end of a pause. Null for no end."},"recomputed":{"description":"True when an und\#
  o of an earlier link changed the outcome of this login; otherwise absent.","type":"boolean"}\#
  },"required":["step","text","at"]},"IdempotencyKey":{"description":"Key of one write. The da\#
  emon stores it for 24 hours, per project and method.","type":"string","minLength":1,"maxLeng\#
  th":255},"Limits":{"description":"The daemon's limits by name.","type":"object","properties"\#
  :{"lineBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"inte\#
  ger"},"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"dept\#
  hMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"reques\#
  tIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["\#
  lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"typ\#
  e":"integer"}},"LosingSource":{"description":"A purchase or grant that also gives the entitl\#
  ement, but not the one that supplies its fields.","type":"object","properties":{"lostBy":{"d\#
  escription":"The first criterion, in the order of rules.md, in which the two differ.","type"\#
  :"string","enum":["active","end","purchasedAt","transactionId","store","originalTransactionI\#
  d","order"]},"text":{"description":"An explanation in one sentence.","type":"string"},"entit\#
  lement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement as this pu\#
  rchase or grant alone would give it."}},"required":["lostBy","text","entitlement"]},"MethodS\#
  ummary":{"description":"One line in the list of methods.","type":"object","properties":{"nam\#
  e":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","wri\#
  te","admin"]}},"required":["name","summary","role"]},"MissingReason":{"description":"A reaso\#
  n why an entitlement is not active.","type":"object","properties":{"kind":{"description":"Wh\#
  at is missing; rules.md describes each kind.","type":"string","enum":["expired","paused","bi\#
  llingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified","heldByA\#
  nother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An exp\#
  lanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","de\#
  scription":"Store of the purchase, if the reason is about a purchase."},"originalTransaction\#
  Id":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Pr\#
  oductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` a\#
  nd `notIdentified`: the holder of the purchase. An identified holder comes before an anonymo\#
  us holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Last millisecond with access. In `refunded` and `revoked`: time of the refund or\#
   revocation."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end\#
   of the pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`:\#
   the steps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Exp\#
  lanationStep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement \#
  active at the moment that the result is for. A call is listed under the first reason that it\#
   removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required"\#
  :["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example \#
  2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with \#
  milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with \#
  new holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"o\#
  riginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/com\#
  ponents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"desc\#
  ription":"Who held it before: one id per customer, in byte order.","type":"array","items":{"\#
  $ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","descriptio\#
  n":"The user that gained it. After an undo in which no user gained it: the first remaining h\#
  older in byte order."},"shared":{"description":"True when the users in `from` still hold it.\#
  ","type":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to\#
  ","shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string"\#
  ,"null"],"format":"date-time"},"Peer":{"description":"The other end of the connection, as th\#
  e kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"\#
  integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}}\#
  ,"required":["uid","gid","pid","role"]},"PeriodType":{"description":"Price of a period: full\#
   (normal), a trial, or introductory (intro).","type":"string","enum":["normal","trial","intr\#
  o"]},"Platform":{"description":"Platform of the device: ios, android, web or another word of\#
   that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A \#
  named set of rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","p\#
  urchasely"]},"Price":{"description":"A decimal number in a string, for example \"9.99\".","t\#
  ype":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product\#
   of the catalogue.","type":"object","properties":{"kind":{"description":"Default: the kind t\#
  hat the purchase gives; without it, `subscription` for a purchase with an end and `nonConsum\#
  able` for a purchase without.","type":["string","null"],"enum":["subscription","nonRenewingS\#
  ubscription","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of the e\#
  ntitlements that the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/\#
  EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"\#
  ProductId":{"description":"A product, by the id that the store and the catalogue use.","type\#
  ":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a product, w\#
  hich determines how a purchase moves and expires.","type":"string","enum":["subscription","n\#
  onRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"A project: \#
  a namespace for users, purchases, rules and events, with the counts of its records.","type":\#
  "object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/com\#
  ponents/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":\#
  {"description":"Ids that `grant` accepts in addition to the entitlements of the catalogue.",\#
  "type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":\#
  "#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"we\#
  bhooks":{"description":"URLs that receive the project's events. Only `project.webhooks` retu\#
  rns the secrets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"cr\#
  eatedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, by the p\#
  roject's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rul\#
  es","products","entitlements","environment","clock","webhooks","createdAt","counts"]},"Proje\#
  ctEnvironment":{"description":"Which purchases give access: those of production, those of th\#
  e sandbox, or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId\#
  ":{"description":"A project: a namespace for users, purchases, rules and events. Projects sh\#
  are no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description"\#
  :"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/component\#
  s/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#\#
  /components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["i\#
  d","preset","createdAt","counts"]},"Properties":{"description":"Properties by their names. s\#
  etUserProperty stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/\#
  components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/Proper\#
  tyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ \#
  . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"descriptio\#
  n":"Value of a property.","type":"string","maxLength":500},"Purchase":{"description":"One pr\#
  oduct bought in one store, its transactions and its holders.","type":"object","properties":{\#
  "store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/\#
  schemas/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId","description":"The latest transaction."},"product":{"$ref":"\#
  #/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","descript\#
  ion":"Kind that the purchase or the catalogue gives; without it, `subscription` for a purcha\#
  se with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/s\#
  chemas/State","description":"Current state; null before the first purchasedAt."},"holders":{\#
  "description":"Who holds the purchase: one id per customer, in byte order.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which the \#
  customer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descri\#
  ption":"Store account that bought it; null when there is none.","type":["string","null"]},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transact\#
  ion."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the f\#
  irst transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Last millisecond of the period; null for no end."},"trialStartedAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time at which a trial began; null without a trial."},"\#
  periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/s\#
  chemas/PurchaseEnvironment","description":"Environment of the first transaction."},"isFamily\#
  Shared":{"description":"Whether a family member bought it and shares it.","type":"boolean"},\#
  "price":{"description":"A decimal number in a string, for example \"9.99\".","type":["string\#
  ","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null\#
  "]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"off\#
  erCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{\#
  "description":"Whether it renews automatically: true for a subscription until purchase.updat\#
  e says otherwise, false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time since which auto-renew has been\#
   off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Last millisecond of the grace period; null without a grace period."},"b\#
  illingRetry":{"description":"Whether the store retries a failed payment.","type":"boolean"},\#
  "pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the\#
   pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time at which the store withdrew access; null w\#
  hen it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Tim\#
  e at which access ended before the end of the period; null when it did not."},"paused":{"des\#
  cription":"Whether the store says that the subscription is paused.","type":"boolean"},"renew\#
  sAs":{"description":"Product of the next period; null for the same product.","type":["string\#
  ","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the purch\#
  ase ended, or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time since which billing has failed; null w\#
  hen it does not fail."},"replaces":{"description":"Purchase that this one takes over, as the\#
   store named it; null when there is none.","type":["string","null"]},"replacedBy":{"descript\#
  ion":"`originalTransactionId` of the purchase that took this one over; null before it began.\#
  ","type":["string","null"]},"keys":{"description":"Further names of the purchase, in byte or\#
  der.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"renewsCount":{"\#
  description":"Number of renewals at the full price: the number of `normal` periods minus 1, \#
  at least 0.","type":"integer","minimum":0},"transactions":{"description":"All transactions, \#
  oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"require\#
  d":["store","originalTransactionId","transactionId","product","kind","state","holders","devi\#
  ce","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType\#
  ","environment","isFamilyShared","price","currency","country","offerCode","autoRenew","autoR\#
  enewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt"\#
  ,"endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy","keys","\#
  renewsCount","transactions"]},"PurchaseEnvironment":{"description":"Environment of the store\#
  : production, or sandbox for test purchases.","type":"string","enum":["production","sandbox"\#
  ]},"PurchaseRef":{"description":"A purchase, by its store and the id of its first transactio\#
  n.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTra\#
  nsactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the purchase's\#
   first transaction."}},"required":["store","originalTransactionId"],"additionalProperties":f\#
  alse},"Refusal":{"description":"A purchase that a restore refused, and the rule that refused\#
   it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalT\#
  ransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/\#
  schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds \#
  it. An identified holder comes before an anonymous holder, then the first in byte order."},"\#
  rule":{"description":"The rule that refused it.","type":"string","enum":["onRestore","oneTim\#
  ePurchases"]}},"required":["store","originalTransactionId","product","holder","rule"]},"Rema\#
  iningChange":{"description":"A later change that stays although an earlier link is undone.",\#
  "type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"\#
  Id of the event that reported it."},"method":{"description":"Method that made it.","type":"s\#
  tring","enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Rule\#
  s":{"description":"Every rule of a project. rules.md describes each rule.","type":"object","\#
  properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the r\#
  ules started from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lo\#
  wer-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":\#
  "string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does \#
  when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnl\#
  essLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user \#
  id does when no user is logged in on the device.","type":"string","enum":["attach","alias","\#
  aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when anoth\#
  er user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLog\#
  out":{"description":"The current user after a logout: the same anonymous user (return), or a\#
   new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogou\#
  t":{"description":"What a logout does when no user is logged in.","type":"string","enum":["i\#
  gnore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the d\#
  evice's anonymous user and its identified user, or only the current user.","type":"string","\#
  enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with \#
  a purchase that another user holds.","type":"string","enum":["share","transfer","transferIfI\#
  nactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a purc\#
  hase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimeP\#
  urchases":{"description":"Whether a restore moves one-time purchases.","type":"string","enum\#
  ":["move","stay"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode\#
   scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids \#
  that no user may have, compared byte by byte. The empty id is always blocked.","type":"array\#
  ","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymou\#
  sPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purcha\#
  seHolders","onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserI\#
  ds"]},"RulesChoice":{"description":"Name of a preset, or an object with a preset and the rul\#
  es that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","p\#
  roperties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that suppli\#
  es the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description":"\#
  Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonym\#
  ous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description"\#
  :"What a login of a new user id does when no user is logged in on the device.","type":"strin\#
  g","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"descri\#
  ption":"What a login of a known user id does when no user is logged in on the device.","type\#
  ":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"descr\#
  iption":"What a login does when another user is logged in on the device.","type":"string","e\#
  num":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: t\#
  he same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":[\#
  "return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is l\#
  ogged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"descript\#
  ion":"Who holds a new purchase: the device's anonymous user and its identified user, or only\#
   the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"de\#
  scription":"What a restore does with a purchase that another user holds.","type":"string","e\#
  num":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"descript\#
  ion":"What a restore does with a purchase that only anonymous users hold.","type":"string","\#
  enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-t\#
  ime purchases.","type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Ma\#
  ximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},\#
  "blockedUserIds":{"description":"Ids that no user may have, compared byte by byte. The empty\#
   id is always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":\#
  1000}},"required":[],"additionalProperties":false}]},"State":{"description":"State of a purc\#
  hase or grant. Null before it begins, and for an entitlement that the user never had.","type\#
  ":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","\#
  expired","refunded","revoked",null]},"Store":{"description":"Store that took the payment: ap\#
  pStore, playStore, amazon, huawei, stripe, web or another word of that form.","type":"string\#
  ","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for \#
  example an Apple ID or a Google account, whose purchases a device can restore.","type":"stri\#
  ng","minLength":1,"maxLength":255},"SubscriptionId":{"description":"Id of a subscription. It\#
   is unique within one connection.","type":"string"},"SuggestedCall":{"description":"A comple\#
  te call that would make the entitlement active. The daemon has tried it in a dry run.","type\#
  ":"object","properties":{"method":{"description":"Method of the call.","type":"string"},"par\#
  ams":{"description":"Params of the call.","type":"object"},"role":{"description":"Role that \#
  the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"A\#
  n explanation in one sentence.","type":"string"}},"required":["method","params","role","text\#
  "]},"Transaction":{"description":"One transaction of a purchase: a paid period or a single p\#
  ayment. A member that is not required is absent when it is not set.","type":"object","proper\#
  ties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/co\#
  mponents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purcha\#
  sedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and shares i\#
  t. An export always shows this member and those up to `attributes`.","type":"boolean"},"pric\#
  e":{"description":"A decimal number in a string, for example \"9.99\".","type":["string","nu\#
  ll"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"\#
  country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCod\#
  e":{"description":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$re\#
  f":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","des\#
  cription":"The kind that the store named."},"environment":{"$ref":"#/components/schemas/Purc\#
  haseEnvironment","description":"The environment that the store named."},"autoRenew":{"descri\#
  ption":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time since which auto-renew has been off."},"graceP\#
  eriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the grac\#
  e period."},"billingRetry":{"description":"True while the store retries a failed payment.","\#
  type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at \#
  which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time at which access ended before the end of the period."},"paused":{"description":"T\#
  rue while the store says that the subscription is paused.","type":"boolean"},"renewsAs":{"$r\#
  ef":"#/components/schemas/ProductId","description":"Product of the next period."},"endReason\#
  ":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time since which billing has failed."},"asOf":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time of the newest statement about the transaction."}},"require\#
  d":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId\#
  ":{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"ma\#
  xLength":255},"User":{"description":"The current user of a device, or the user that an id be\#
  longs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"For a device: the identified user, or else the anonymous user. For an id: that id if \#
  it is identified, or else the customer's identified id, or its anonymous id if it has none."\#
  },"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it i\#
  s anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the\#
   identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the customer. It stays the same across \#
  logins, and every userId param accepts it."},"aliases":{"description":"Every id of the custo\#
  mer, in byte order. It omits the customerId of a customer that began with an identified user\#
  .","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compon\#
  ents/schemas/DeviceId","description":"Id of the device; absent when the request names a user\#
  ."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custo\#
  mer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"requir\#
  ed":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"Use\#
  rId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It ha\#
  s 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty \#
  id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"st\#
  ring"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"\#
  object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement",\#
  "subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken"]},"message":{"de\#
  scription":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Simi\#
  lar names that exist, nearest first.","type":"array","items":{"type":"string"}},"fields":{"d\#
  escription":"In sameMoment: the fields that two statements of one moment give different valu\#
  es.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"d\#
  escription":"A URL that receives a project's events, with its secrets. Only an admin can rea\#
  d it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secre\#
  t":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret t\#
  hat also signs each delivery; null when there is none.","type":["string","null"]},"format":{\#
  "$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor","\#
  description":"Cursor of the newest event when the URL was added. The URL receives the events\#
   after it."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{"de\#
  scription":"A URL that receives the project's events.","type":"object","properties":{"url":{\#
  "$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecr\#
  et"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret t\#
  hat also signs each delivery, until every receiver knows the new secret."},"format":{"$ref":\#
  "#/components/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"add\#
  itionalProperties":false},"WebhookFormat":{"description":"Format of a delivery. `entitled`: \#
  the event as in the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"st\#
  ring","enum":["entitled","purchasely"]},"WebhookSecret":{"description":"Key that signs each \#
  delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","t\#
  ype":"string","minLength":1,"maxLength":255},"WebhookSummary":{"description":"A URL that rec\#
  eives a project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas\#
  /WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","for\#
  mat"]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and\#
   optionally a port, a path and a query. It has no user, password or fragment, because every \#
  reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLe\#
  ngth":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not \#
  valid JSON; lines.md defines the grammar. `offset` is the position of the first wrong byte, \#
  counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-3\#
  2600,"message":"The line is JSON, but not a request: it is not an object or an empty batch, \#
  it has no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","dat\#
  a":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"\#
  A line has more than `limit` bytes before its line feed. The daemon drops the line and reads\#
   the next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarg\#
  e":{"code":-32600,"message":"A batch has more than `limit` entries, and the daemon executes \#
  none of them. Or the replies to earlier entries have more than `limit` bytes, and the daemon\#
   does not execute this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatc\#
  h":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBat\#
  ch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such met\#
  hod. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"inv\#
  alidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-3260\#
  3,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"inte\#
  rnalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project \#
  has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":\#
  1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.\#
  ","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with t\#
  he project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data"\#
  :{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No \#
  user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":\#
  {"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPur\#
  chase":{"code":1201,"message":"The project has no purchase with this store and originalTrans\#
  actionId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHe\#
  ldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of the proj\#
  ect keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchas\#
  eHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call gran\#
  ts or explains an entitlement that the project does not have. `nearest` lists similar names.\#
  ","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"me\#
  ssage":"The user has no active grant of this entitlement. For example, a purchase gives it, \#
  or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManua\#
  l":{"code":1205,"message":"The project uses the system's clock, which cannot be advanced.","\#
  data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The \#
  daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `oth\#
  erKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undone\#
  `: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later\#
   alias merged the customer with another user; `tooMuch`: too many users and purchases depend\#
   on the link; `unclear`: a deletion erased part of the history. `event` is the id of the eve\#
  nt that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer\#
  ":{"code":1207,"message":"No consumer of this name has acknowledged an event.","data":{"kind\#
  ":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has n\#
  o room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull\#
  ","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the daemon a\#
  ccepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `limit\#
  ` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}}\#
  ,"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of connecti\#
  ons. It replies to the first line with this error and closes the connection.","data":{"kind"\#
  :"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon \#
  is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
