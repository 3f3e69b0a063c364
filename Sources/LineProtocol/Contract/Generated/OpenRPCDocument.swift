// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"Who somebody \#
  is, and what they may use: JSON-RPC 2.0, one JSON text a line, over a Unix socket."},"method\#
  s":[{"name":"checkEntitlements","summary":"Tells what a user may use.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"entitlements","required":false,"summary":"Answer for these, each of them, and for n\#
  o others.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"m\#
  axItems":1000}},{"name":"at","required":false,"summary":"The moment to answer for, with toda\#
  y's links; now when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pro\#
  ject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas\#
  /UserId","description":"The current user's id."},"entitlements":{"$ref":"#/components/schema\#
  s/Entitlements"},"at":{"$ref":"#/components/schemas/Moment"},"warnings":{"description":"Only\#
   there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}}}\#
  ,"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or\#
   one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a sub\#
  scription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"r\#
  esult":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"p\#
  remium","active":false,"state":"expired","productId":"monthly","source":"appStore","renewSta\#
  te":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore"\#
  ,"transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},\#
  {"name":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{\#
  },"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitleme\#
  nts","value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entit\#
  lements":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"source":null\#
  ,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactio\#
  nId":null,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind"\#
  :"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}}]},{"name":"clock.advanc\#
  e","summary":"Moves a manual clock forward; what ends on the way ends, in order.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"to","required":false,"summar\#
  y":"The moment that it is to show.","schema":{"$ref":"#/components/schemas/Moment"}},{"name"\#
  :"by","required":false,"summary":"How far it is to go.","schema":{"$ref":"#/components/schem\#
  as/Duration"}},{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Answer as if it were done, with the events that it would cause, and chang\#
  e nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"The same key with the same params again gives the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/\#
  Moment","description":"What the clock shows now."},"dryRun":{"description":"Only there, and \#
  true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what woul\#
  d be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"Only there, and true, when an idempotency key gave the stored result.","type":"bool\#
  ean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of its bounds; or two that exclude each other came together. `fi\#
  eld` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not re\#
  ach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the met\#
  hod's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There \#
  is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1205,"messa\#
  ge":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryable":fa\#
  lse}},{"code":1300,"message":"The key was used within 24 hours for the same method with othe\#
  r params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. \#
  The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"a month","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result"\#
  :{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"t\#
  o","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:\#
  00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Notes that a consumer is done with \#
  the events up to a cursor.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"consumer","required":true,"summary":"Who is done with them; the first time makes t\#
  he consumer.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","require\#
  d":true,"summary":"The last event that is done with; \"0\" for none.","schema":{"$ref":"#/co\#
  mponents/schemas/Cursor"}},{"name":"project","required":false,"summary":"The project to work\#
   in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Answer as if it were done, with the events that it would caus\#
  e, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"The same key with the same params again gives the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"Where the consumer stands: the g\#
  reatest that it has acknowledged."},"dryRun":{"description":"Only there, and true, in a dry \#
  run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told, whic\#
  h is nothing.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"de\#
  scription":"Only there, and true, when an idempotency key gave the stored result.","type":"b\#
  oolean"}},"required":["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1300,"message":"The key was used within 24 hours for the same method with other params\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is\#
   no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull",\#
  "retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daem\#
  on ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"a consumer begins at the beginning","params":[{"nam\#
  e":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","va\#
  lue":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given":[{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"events.acknowledge","params":{"consumer":"ma\#
  iler","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value\#
  ":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"ev\#
  ents.read","summary":"Reads what happened in a project, in order, from any place.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"sum\#
  mary":"Where to go on: the cursor of an earlier answer.","schema":{"$ref":"#/components/sche\#
  mas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"How many events at m\#
  ost.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","\#
  required":false,"summary":"Only what is about this customer; any id that reaches it.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Only \#
  these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"ma\#
  xItems":100}},{"name":"consumer","required":false,"summary":"Goes on behind what this consum\#
  er has acknowledged; instead of after.","schema":{"$ref":"#/components/schemas/ConsumerId"}}\#
  ,{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where to go on: of the \#
  last event told, or, when there are no more, of the newest that there is."},"more":{"descrip\#
  tion":"True when there may be more: another call looks there at once. Also where none of the\#
   events that were looked at is one of those wanted.","type":"boolean"}},"required":["events"\#
  ,"cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of its bounds; or two that exclude each other came together. `field` poi\#
  nts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that\#
   of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"Th\#
  e id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.",\#
  "data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more U\#
  nicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retrya\#
  ble":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1207,"message":"Nobody has acknowledged anything under this \#
  name.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the s\#
  tart","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"e\#
  vents":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"in\#
  stall","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what\#
   a consumer has acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"install","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":\#
  "mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"r\#
  esult","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{\#
  "method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"n\#
  othing yet","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":f\#
  alse}}}]},{"name":"events.subscribe","summary":"Has the connection told of events as they co\#
  me, by notifications.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"after","required":false,"summary":"Where to begin: the cursor of an earlier answer. From\#
   now on when left out.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","re\#
  quired":false,"summary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"Th\#
  e project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":{"$ref"\#
  :"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The place behind which it tells."}},"required":["subscription","cursor"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its \#
  bounds; or two that exclude each other came together. `field` points to it; `nearest` lists \#
  the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `\#
  role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"x-notifications":[{"name":"event","summary":"Somethi\#
  ng happened.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/s\#
  chemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"That o\#
  f the event: where to go on with another subscription."},"event":{"$ref":"#/components/schem\#
  as/Event"}},"required":["subscription","cursor","event"]}},{"name":"gap","summary":"The read\#
  er fell too far behind, and the subscription is over.","params":{"type":"object","properties\#
  ":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/compone\#
  nts/schemas/Cursor","description":"Everything up to here was told: another subscription goes\#
   on behind it."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from now on",\#
  "x-given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"\#
  result","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kinds",\#
  "params":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchase\#
  Renewed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":\#
  "events.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[{"name":"subscription","required":true,"summary\#
  ":"As events.subscribe gave it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"\#
  name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"Everything up to here was told, or i\#
  s of no kind that was wanted."}},"required":["subscription","cursor"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}}],"examples":[{"name":"plain","x-given":[{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"subscri\#
  ption","value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}}]}\#
  ,{"name":"events.wait","summary":"Reads events as events.read does, and waits while there ar\#
  e none.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","re\#
  quired":false,"summary":"Where to go on: the cursor of an earlier answer.","schema":{"$ref":\#
  "#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Ho\#
  w many events at most.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}\#
  },{"name":"user","required":false,"summary":"Only what is about this customer; any id that r\#
  eaches it.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":fals\#
  e,"summary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schem\#
  as/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Goes on behin\#
  d what this consumer has acknowledged; instead of after.","schema":{"$ref":"#/components/sch\#
  emas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"How long to wait, in milli\#
  seconds; then the list is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{\#
  "name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where to go on: of the la\#
  st event told, or, when there are no more, of the newest that there is."},"more":{"descripti\#
  on":"True when there may be more: another call looks there at once. Also where none of the e\#
  vents that were looked at is one of those wanted.","type":"boolean"}},"required":["events","\#
  cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has \#
  no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The \#
  id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1207,"message":"Nobody has acknowledged anything under this na\#
  me.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"something is\#
   there","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":{\#
  "device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}\#
  ],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCrea\#
  ted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"\#
  {{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more\#
  ":false}}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":50\#
  }],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"gr\#
  ant","summary":"Gives an entitlement without a purchase.","x-role":"write","x-since":1,"para\#
  mStructure":"either","params":[{"name":"device","required":false,"summary":"The device.","sc\#
  hema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":\#
  "A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ent\#
  itlement","required":true,"summary":"One that the catalogue or the project's `entitlements` \#
  know.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expiresAt","required\#
  ":false,"summary":"The last moment of the grant; no end when left out.","schema":{"$ref":"#/\#
  components/schemas/Moment"}},{"name":"project","required":false,"summary":"The project to wo\#
  rk in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Answer as if it were done, with the events that it would ca\#
  use, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"The same key with the same params again gives the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],\#
  ["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":\#
  {"$ref":"#/components/schemas/Entitlement","description":"As it stands now, whatever gives i\#
  t."},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events\#
  ":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempot\#
  ency key gave the stored result.","type":"boolean"}},"required":["entitlement"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bou\#
  nds; or two that exclude each other came together. `field` points to it; `nearest` lists the\#
   names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `rol\#
  e` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"ki\#
  nd":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one th\#
  at nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{\#
  "code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1203,"message":"The project knows no such entitlement, and it is to be gra\#
  nted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement","retryabl\#
  e":false}},{"code":1300,"message":"The key was used within 24 hours for the same method with\#
   other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"\#
  storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the d\#
  isk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"for a month","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"prem\#
  ium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","va\#
  lue":{"entitlement":{"id":"premium","active":true,"state":"active","productId":null,"source"\#
  :"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"\#
  firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":nu\#
  ll,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransaction\#
  Id":null}}}},{"name":"for good, to somebody by id","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlemen\#
  ts":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"\#
  params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result\#
  ":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"state":"active","produc\#
  tId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":nu\#
  ll,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firs\#
  tPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"\#
  renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":\#
  null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true\#
  ,"summary":"Who it is, in the caller's words.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"anonymousId","required":false,"summary":"Instead of the device: its anonymous u\#
  ser.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"s\#
  ummary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with t\#
  he events that it would cause, and change nothing.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same params \#
  again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x\#
  -exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"description":"True \#
  when this call made the user.","type":"boolean"},"outcome":{"description":"attached: the use\#
  r gained at least one purchase and nobody lost any. moved: it gained what the anonymous user\#
   lost. aliased: the two became one customer. switched: nobody gained any. unchanged: it was \#
  the same user already.","type":"string","enum":["attached","aliased","moved","switched","unc\#
  hanged"]},"shouldRefresh":{"description":"True exactly when `purchases` is not empty.","type\#
  ":"boolean"},"purchases":{"description":"What changed holder; on an alias, what the anonymou\#
  s user's customer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRu\#
  n":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"descrip\#
  tion":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key ga\#
  ve the stored result.","type":"boolean"}},"required":["user","created","outcome","shouldRefr\#
  esh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of its bounds; or two that exclude each other came together. `field` poi\#
  nts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that\#
   of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project ha\#
  s no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message"\#
  :"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":11\#
  02,"message":"The id is one that nobody may have: the empty one, or one of the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonym\#
  ous prefix, where there is one, or is an anonymous user's or a customerId.","data":{"kind":"\#
  reservedUserId","retryable":false}},{"code":1200,"message":"There is no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was used with\#
  in 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed\#
  ; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not have reached the disk. The daemon ends, and what it finds at its next star\#
  t is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a \#
  new user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user\#
  _id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","a\#
  liases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment"\#
  :"production"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{\#
  "name":"with a purchase made before","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase\#
  ","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000",\#
  "expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1\#
  ","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"ap\#
  pStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{\#
  anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"un\#
  changed","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Starts a dev\#
  ice, with an anonymous user of its own.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"The device; made up when left out\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"sum\#
  mary":"Start the device as this user: nothing is attached, moved or aliased.","schema":{"$re\#
  f":"#/components/schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"The st\#
  ore account whose purchases the device can present.","schema":{"$ref":"#/components/schemas/\#
  StoreAccountId"}},{"name":"platform","required":false,"summary":"What the device runs.","sch\#
  ema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The\#
   app that was installed.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if i\#
  t were done, with the events that it would cause, and change nothing.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wi\#
  th the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"device":\#
  {"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False for a device that w\#
  as known.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"dryRun":{"descript\#
  ion":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only i\#
  n a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"Only there, and true, when an idempotency key gave the stored\#
   result.","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or on\#
  e of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"c\#
  ode":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.",\#
  "data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins wit\#
  h the project's anonymous prefix, where there is one, or is an anonymous user's or a custome\#
  rId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":\#
  "The key was used within 24 hours for the same method with other params.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the writ\#
  e. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not have reached the disk. The daemon ends, and what it \#
  finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a new device","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"ag\#
  ain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}\#
  ","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{\#
  {anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"}}}},{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"use\#
  r_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"\#
  user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}\#
  ","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environm\#
  ent":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun\#
  ","value":true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logo\#
  ut","summary":"Logs the user of a device out.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":true,"summary":"The device.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"The projec\#
  t to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it w\#
  ould cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"The same key with the same params again gives the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ou\#
  tcome":{"description":"loggedOut: back to the device's anonymous user. rotated: the device h\#
  as a new anonymous user. unchanged: nobody was logged in.","type":"string","enum":["loggedOu\#
  t","rotated","unchanged"]},"dryRun":{"description":"Only there, and true, in a dry run.","ty\#
  pe":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and\#
   true, when an idempotency key gave the stored result.","type":"boolean"}},"required":["user\#
  ","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of its bounds; or two that exclude each other came together. `field` points t\#
  o it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalid\#
  Params","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of t\#
  he method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no \#
  such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"Nob\#
  ody is logged in on the device, and the project's `onAnonymousLogout` refuses.","data":{"kin\#
  d":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"There is no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was use\#
  d within 24 hours for the same method with other params.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was c\#
  hanged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not have reached the disk. The daemon ends, and what it finds at its nex\#
  t start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"somebody logged in","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","id\#
  entityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"\#
  name":"nobody logged in","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId\#
  ":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outco\#
  me":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes what \#
  is given of it.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"p\#
  roject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"How pur\#
  chases and users move; qonversion for a new project.","schema":{"$ref":"#/components/schemas\#
  /RulesChoice"}},{"name":"products","required":false,"summary":"The whole catalogue.","schema\#
  ":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","required":false,"summar\#
  y":"What may be granted besides what the catalogue gives.","schema":{"type":"array","items":\#
  {"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","requ\#
  ired":false,"summary":"Which purchases count; production for a new project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"summary":"Wh\#
  ose time it lives in; only before its first device or user. The system's for a new project."\#
  ,"schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"dryRun","required":false,"su\#
  mmary":"Answer as if it were done, with the events that it would cause, and change nothing."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"The same key with the same params again gives the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{"description":"Only\#
   there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry ru\#
  n: what would be told with the call. What customers are told of a new catalogue follows late\#
  r, and is not shown.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replaye\#
  d":{"description":"Only there, and true, when an idempotency key gave the stored result.","t\#
  ype":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of its bounds; or two that exclude each other came\#
   together. `field` points to it; `nearest` lists the names that an unknown one may have mean\#
  t.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's ro\#
  le does not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `n\#
  eeded` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1300,"me\#
  ssage":"The key was used within 24 hours for the same method with other params.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for t\#
  he write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and w\#
  hat it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"a new project","params":[{"name":"project","value":"news"},{"name\#
  ":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"products","value"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","value":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"new\#
  s","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdent\#
  ifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore"\#
  ,"purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","one\#
  TimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"production\#
  ","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"2026-01-01T00:00:0\#
  0.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}},{"name":\#
  "a change of one thing","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"entitlements\#
  ","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"default","rules":{"p\#
  reset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"att\#
  ach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHold\#
  ers":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"m\#
  ove","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"\#
  kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"{{any}}","counts":{"devices":1\#
  ,"users":1,"customers":1,"purchases":0,"events":1}}}}}]},{"name":"project.describe","summary\#
  ":"Shows a project's definition, every rule spelled out, and how much it holds.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"sum\#
  mary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$\#
  ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"the project that is there from the start","params":[],\#
  "result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion",\#
  "anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"log\#
  outFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser"\#
  ,"onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMa\#
  x":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","cl\#
  ock":{"kind":"system"},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"\#
  purchases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects, in the \#
  order of their ids' bytes.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  {"name":"project","required":false,"summary":"Taken so that a client may send it with every \#
  call; it must exist, and changes nothing.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  rojects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required"\#
  :["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of its bounds; or two that exclude each other came together. `field` points \#
  to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of \#
  the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one proje\#
  ct","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qon\#
  version","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"\#
  events":0}}]}}}]},{"name":"purchase","summary":"Records a transaction of a store, and who ho\#
  lds it.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","\#
  required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"userId","required":false,"summary":"A user, instead of a device; made when there is \#
  none, for the money is real.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"prod\#
  uct","required":true,"summary":"What was bought; one that the catalogue does not know is kep\#
  t all the same.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","requir\#
  ed":true,"summary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"\#
  name":"transactionId","required":true,"summary":"This transaction.","schema":{"$ref":"#/comp\#
  onents/schemas/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"\#
  The first transaction of its chain; this one when left out.","schema":{"$ref":"#/components/\#
  schemas/TransactionId"}},{"name":"kind","required":false,"summary":"What the product is; win\#
  s over the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purcha\#
  sedAt","required":false,"summary":"When; now when left out.","schema":{"$ref":"#/components/\#
  schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"The last moment of the per\#
  iod; no end when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"period\#
  Type","required":false,"summary":"What the customer pays for the period.","schema":{"$ref":"\#
  #/components/schemas/PeriodType","default":"normal"}},{"name":"environment","required":false\#
  ,"summary":"Where the store took the money.","schema":{"$ref":"#/components/schemas/Purchase\#
  Environment","default":"production"}},{"name":"isFamilyShared","required":false,"summary":"B\#
  ought by somebody else in the family.","schema":{"type":"boolean","default":false}},{"name":\#
  "price","required":false,"summary":"What was paid.","schema":{"$ref":"#/components/schemas/P\#
  rice"}},{"name":"currency","required":false,"summary":"In which currency.","schema":{"$ref":\#
  "#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"In which cou\#
  ntry.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":fals\#
  e,"summary":"The offer that was redeemed.","schema":{"type":"string","minLength":1,"maxLengt\#
  h":255}},{"name":"attributes","required":false,"summary":"Told again in the events of this p\#
  urchase.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required":\#
  false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done\#
  , with the events that it would cause, and change nothing.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same\#
   params again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"descript\#
  ion":"True when the chain was not known before.","type":"boolean"},"outcome":{"description":\#
  "recorded: a new chain. received: a chain that the buyer did not hold, and holds now. planCh\#
  anged: a new transaction with another product. renewed: any other new transaction. unchanged\#
  : nothing new.","type":"string","enum":["recorded","renewed","planChanged","received","uncha\#
  nged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"What the b\#
  uyer may use now."},"warnings":{"description":"Only there when there are any.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, and \#
  true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what woul\#
  d be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"Only there, and true, when an idempotency key gave the stored result.","type":"bool\#
  ean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two th\#
  at exclude each other came together. `field` points to it; `nearest` lists the names that an\#
   unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The peer's role does not reach that of the method. `uid` and `role` are the pee\#
  r's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the em\#
  pty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryabl\#
  e":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userI\#
  dLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The\#
   id begins with the project's anonymous prefix, where there is one, or is an anonymous user'\#
  s or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"messag\#
  e":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  202,"message":"Somebody else holds the chain, and the rule keeps it there. Nothing was done.\#
  ","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"The key\#
   was used within 24 hours for the same method with other params.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothi\#
  ng was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not have reached the disk. The daemon ends, and what it finds at\#
   its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples\#
  ":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{\#
  "name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z\#
  "}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","\#
  holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShare\#
  d":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","pr\#
  oduct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":\#
  {"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","re\#
  newState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStarte\#
  dAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"app\#
  Store","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transact\#
  ion again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mont\#
  hly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"e\#
  xpiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase"\#
  :{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthl\#
  y","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","sto\#
  reAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal\#
  ","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":n\#
  ull,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null\#
  ,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,\#
  "transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"ou\#
  tcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active",\#
  "productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","p\#
  eriodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.\#
  000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchas\#
  edAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCou\#
  nt":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransact\#
  ionId":"1000"}}}}},{"name":"by somebody logged in","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"devic\#
  e","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"\#
  },{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active\#
  ","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production"\#
  ,"isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRe\#
  new":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pause\#
  dUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactio\#
  nId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlemen\#
  ts":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source"\#
  :"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":n\#
  ull,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"productio\#
  n","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a \#
  renewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone\#
  ","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00\#
  :00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tr\#
  ansactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purcha\#
  sedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.\#
  000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"activ\#
  e","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-\#
  15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:0\#
  0:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyS\#
  hared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"\#
  autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nul\#
  l,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expires\#
  At":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"cr\#
  eated":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"st\#
  ate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType"\#
  :"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-0\#
  1-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z\#
  ","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001","or\#
  iginalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"st\#
  ripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase\#
  ":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly"\#
  ,"kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount\#
  ":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"production","i\#
  sFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew\#
  ":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedU\#
  ntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionI\#
  d":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":null}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind\#
  ":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update\#
  ","summary":"Takes in what a store tells of a purchase besides its transactions.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summ\#
  ary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"origina\#
  lTransactionId","required":true,"summary":"The first transaction of its chain.","schema":{"$\#
  ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"\#
  Another last moment of the period; null: no end.","schema":{"$ref":"#/components/schemas/Nul\#
  lableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether it renews by itself; \#
  null is true.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","require\#
  d":false,"summary":"The last moment of the grace period; null: there is none.","schema":{"$r\#
  ef":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary\#
  ":"Whether the store still tries to get its money; null is false.","schema":{"type":["boolea\#
  n","null"]}},{"name":"pausedUntil","required":false,"summary":"The moment at which a pause i\#
  s over; null: there is none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"nam\#
  e":"refundedAt","required":false,"summary":"When the money was given back; null: it was not.\#
  ","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":fa\#
  lse,"summary":"When it was taken away, as when family sharing ends; null: it was not.","sche\#
  ma":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summ\#
  ary":"The product from now on: a change of plan.","schema":{"$ref":"#/components/schemas/Pro\#
  ductId"}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Answer as if it were done, with the events that it would cause, and change not\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"The same key with the same params again gives the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"descript\#
  ion":"Only there when there are any.","type":"array","items":{"$ref":"#/components/schemas/W\#
  arning"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"e\#
  vents":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an id\#
  empotency key gave the stored result.","type":"boolean"}},"required":["purchase"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1201,"message":"The project has no chain with t\#
  his store and originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","re\#
  tryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same metho\#
  d with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,\#
  "message":"There is no room for the write. Nothing was changed; reading goes on.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached\#
   the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind\#
  ":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"month\#
  ly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"par\#
  ams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"\#
  name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nu\#
  ll,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environmen\#
  t":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCod\#
  e":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpir\#
  esAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renew\#
  sCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal",\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name\#
  ":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransaction\#
  Id","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"nam\#
  e":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{ano\#
  nymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt"\#
  :null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026\#
  -01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store"\#
  :"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purch\#
  ase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-0\#
  1-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransa\#
  ctionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","valu\#
  e":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device"\#
  :"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"perio\#
  dType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nu\#
  ll,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"r\#
  enewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"norm\#
  al","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},\#
  {"name":"restore","summary":"Brings what the store account of a device has bought to its cur\#
  rent user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device\#
  ","required":true,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}}\#
  ,{"name":"purchases","required":false,"summary":"Exactly these, whoever's account they came \#
  from; an empty list restores nothing.","schema":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required":false,"summary":"The\#
   project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the events th\#
  at it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name"\#
  :"idempotencyKey","required":false,"summary":"The same key with the same params again gives \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/Use\#
  r"},"restored":{"description":"All that the user now holds and did not before.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of them\#
   that somebody lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused"\#
  :{"description":"What stays where it is.","type":"array","items":{"$ref":"#/components/schem\#
  as/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"What\#
   the user may use now."},"warnings":{"description":"Only there when there are any.","type":"\#
  array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there,\#
   and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what\#
   would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"\#
  description":"Only there, and true, when an idempotency key gave the stored result.","type":\#
  "boolean"}},"required":["user","restored","transferred","refused","entitlements"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1200,"message":"There is no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has\#
   no chain with this store and originalTransactionId. Nothing was done.","data":{"kind":"unkn\#
  ownPurchase","retryable":false}},{"code":1300,"message":"The key was used within 24 hours fo\#
  r the same method with other params.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes\#
   on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may \#
  not have reached the disk. The daemon ends, and what it finds at its next start is the truth\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"after a reinstal\#
  l","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"\#
  device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"\#
  2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"an\#
  n"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":\#
  {"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":[\#
  "{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"restored":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":\#
  "subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":\#
  [],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"mon\#
  thly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norm\#
  al","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeri\#
  odExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environme\#
  nt":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}\#
  }},{"name":"nothing to restore","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"devi\#
  ce","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anon\#
  ymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonym\#
  ous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}\#
  ,"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summar\#
  y":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Wh\#
  at was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","\#
  required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it\#
   were done, with the events that it would cause, and change nothing.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wit\#
  h the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","desc\#
  ription":"As it stands now, whatever gives it."},"dryRun":{"description":"Only there, and tr\#
  ue, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would \#
  be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"Only there, and true, when an idempotency key gave the stored result.","type":"boolea\#
  n"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of its bounds; or two that exclude each other came togethe\#
  r. `field` points to it; `nearest` lists the names that an unknown one may have meant.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does \#
  not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` t\#
  he method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":\#
  1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fals\#
  e}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":110\#
  3,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{\#
  "kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"What is to be \#
  revoked was bought, or nobody granted it, or the grant is over.","data":{"kind":"notAManualG\#
  rant","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the s\#
  ame method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"co\#
  de":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not hav\#
  e reached the disk. The daemon ends, and what it finds at its next start is the truth.","dat\#
  a":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"r\#
  esult":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revok\#
  ed","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","per\#
  iodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisable\#
  dAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTran\#
  sactionId":null}}}}]},{"name":"rpc.discover","summary":"Gives this protocol as an OpenRPC do\#
  cument.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":\#
  "result","schema":{"description":"The OpenRPC document, with `x-role` on every method.","typ\#
  e":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"t\#
  ype":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openrpc\#
  ","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of its bounds; or two that exclude each other came togeth\#
  er. `field` points to it; `nearest` lists the names that an unknown one may have meant.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does\#
   not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` \#
  the method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"t\#
  he document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{an\#
  y}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Li\#
  sts the methods, or describes one.","x-role":"read","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"method","required":false,"summary":"Its name.","schema":{"type":"string"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":\#
  "Without `method`: all of them, in the order of their names.","type":"array","items":{"$ref"\#
  :"#/components/schemas/MethodSummary"}},"method":{"description":"With `method`: its entry of\#
   the OpenRPC document.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude\#
   each other came together. `field` points to it; `nearest` lists the names that an unknown o\#
  ne may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (null:\#
   a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}]\#
  ,"examples":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":\#
  "{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"n\#
  ame":"result","value":{"method":"{{any}}"}}}]},{"name":"server.info","summary":"Tells what d\#
  aemon this is, its limits, and how it sees the caller.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"version":{"type":"string"},"protocol":{"description":"The version of this protocol.","t\#
  ype":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"type":"integer"\#
  ,"minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol",\#
  "limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of its bounds; or two that exclude each other came together. `\#
  field` points to it; `nearest` lists the names that an unknown one may have meant.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not \#
  reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the m\#
  ethod's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain"\#
  ,"params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{\#
  {any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":\#
  "admin"}}}}]},{"name":"server.ping","summary":"Answers, to show that the daemon does.","x-ro\#
  le":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"\#
  summary":"Comes back as it is.","schema":{"description":"Any JSON value."}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"pong":{"description":"Always true.","typ\#
  e":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"By the system's clo\#
  ck."},"echo":{"description":"What was given; not there when nothing was."}},"required":["pon\#
  g","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of its bounds; or two that exclude each other came together. `field` points to i\#
  t; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the \#
  method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{\#
  "kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"resu\#
  lt":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params"\#
  :[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":\#
  "{{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"Keeps a word about a \#
  user for other systems; and never changes access.","x-role":"write","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"device","required":false,"summary":"The device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user\#
  , instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","requ\#
  ired":true,"summary":"Its name; the reserved ones of other systems, such as $email, are name\#
  s like any other.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","re\#
  quired":true,"summary":"What it is now; an empty one removes it.","schema":{"$ref":"#/compon\#
  ents/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"The project to w\#
  ork in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Answer as if it were done, with the events that it would c\#
  ause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"The same key with the same params again gives the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"]\#
  ,["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$r\#
  ef":"#/components/schemas/UserId","description":"The current user's id."},"key":{"$ref":"#/c\#
  omponents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRu\#
  n":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"descrip\#
  tion":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key ga\#
  ve the stored result.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bound\#
  s; or two that exclude each other came together. `field` points to it; `nearest` lists the n\#
  ames that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role`\#
   are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind\#
  ":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user."\#
  ,"data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that\#
   nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1300,"message":"The key was used within 24 hours for the same method with ot\#
  her params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk\#
  . The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storag\#
  eFailed","retryable":false}}],"examples":[{"name":"one's own id for somebody","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_\#
  q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","val\#
  ue":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name\#
  ":"user.delete","summary":"Erases a customer from everything that is kept.","x-role":"admin"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":\#
  "Any id that reaches the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Ans\#
  wer as if it were done, with the events that it would cause, and change nothing.","schema":{\#
  "type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The \#
  same key with the same params again gives the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"tombstone":{"description":"Made up: it stands in events wherever an erased id stood. It i\#
  s nobody's id.","type":"string"},"users":{"description":"How many users were erased: the ali\#
  ases of the customer.","type":"integer","minimum":1},"devices":{"description":"How many devi\#
  ces were erased; install makes them anew.","type":"integer","minimum":0},"purchases":{"descr\#
  iption":"How many purchases were erased: those that nobody else held.","type":"integer","min\#
  imum":0},"shared":{"description":"How many purchases others hold, and keep.","type":"integer\#
  ","minimum":0},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean\#
  "},"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when \#
  an idempotency key gave the stored result.","type":"boolean"}},"required":["tombstone","user\#
  s","devices","purchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of its bounds; or two that exclude each other came toge\#
  ther. `field` points to it; `nearest` lists the names that an unknown one may have meant.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role do\#
  es not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed\#
  ` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"The id is one that nobody may have: the empty one, or one of the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1300,"message":"The key was used within 24 \#
  hours for the same method with other params.","data":{"kind":"idempotencyConflict","retryabl\#
  e":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed; read\#
  ing goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not have reached the disk. The daemon ends, and what it finds at its next start is t\#
  he truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all\#
   that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method\#
  ":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","param\#
  s":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","v\#
  alue":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1\#
  ,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements\#
  ":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params"\#
  :[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result",\#
  "value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun"\#
  :true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project"\#
  :"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{\#
  "method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDelete\#
  d","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{to\#
  mbstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","sum\#
  mary":"Tells everything that is held about a customer.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"userId","required":true,"summary":"Any id that reaches \#
  the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required"\#
  :false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  ser":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every id that reaches the cu\#
  stomer, in the order of their bytes.","type":"array","items":{"type":"object","properties":{\#
  "id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"`customer`: the customerI\#
  d of one who began as identified.","type":"string","enum":["anonymous","identified","custome\#
  r"]},"device":{"description":"The install that an anonymous id was made for.","type":["strin\#
  g","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","dev\#
  ice","createdAt"]}},"devices":{"description":"Those whose anonymous or identified user is th\#
  e customer's, in the order of their bytes.","type":"array","items":{"type":"object","propert\#
  ies":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/\#
  schemas/UserId"},"identityId":{"description":"Who is logged in.","type":["string","null"]},"\#
  storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type"\#
  :["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device"\#
  ,"anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"purchases":{"des\#
  cription":"What the customer holds, each transaction whole.","type":"array","items":{"$ref":\#
  "#/components/schemas/Purchase"}},"grants":{"description":"Those of the past, too.","type":"\#
  array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/En\#
  titlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},\#
  "required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array\#
  ","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"\#
  value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/M\#
  oment"}},"required":["key","value","setAt"]}},"overridden":{"description":"What users of the\#
   customer had set, or removed (an empty value), before another of them set it anew.","type":\#
  "array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyK\#
  ey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/sch\#
  emas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/sch\#
  emas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Of the entitle\#
  ments, and of the states of the purchases: now."},"events":{"description":"What was told of \#
  the customer, the oldest first, up to 1000.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where events.re\#
  ad goes on, with the same id as `user`."},"moreEvents":{"description":"True when events.read\#
   would tell more.","type":"boolean"}},"required":["user","ids","devices","purchases","grants\#
  ","properties","overridden","entitlements","at","events","cursor","moreEvents"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bou\#
  nds; or two that exclude each other came together. `field` points to it; `nearest` lists the\#
   names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `rol\#
  e` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind\#
  ":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may ha\#
  ve: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the projec\#
  t's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mes\#
  sage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"exam\#
  ples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuec\#
  at","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements"\#
  :["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"\#
  device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"\#
  2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}\#
  }},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserPrope\#
  rty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":\#
  "userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId"\#
  :null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}",\#
  "kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","ki\#
  nd":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device"\#
  :"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platf\#
  orm":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{"store":"appSto\#
  re","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscr\#
  iption","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":n\#
  ull,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":f\#
  alse,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{\#
  "transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","\#
  currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}}]}],"gran\#
  ts":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.\#
  000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"act\#
  ive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchas\#
  e","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"rene\#
  wsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTra\#
  nsactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}",\#
  "kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous\#
  }}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"ipho\#
  ne"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"\#
  purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device"\#
  :"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal"\#
  ,"isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"att\#
  ributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{\#
  anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store"\#
  :"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","produ\#
  ctKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"producti\#
  on","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"\#
  9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{\#
  "cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"\#
  default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},\#
  "device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous\#
  }}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cu\#
  rsor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"de\#
  fault","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"a\#
  liases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated"\#
  ,"at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","\#
  cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreE\#
  vents":false}}}]},{"name":"user.link.undo","summary":"Takes a link back: holders and custome\#
  rs are as if it had never been made.","x-role":"admin","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"event","required":true,"summary":"The id of the event that told of it: a\#
  n identified, a usersAliased or a …Transferred.","schema":{"$ref":"#/components/schemas/Even\#
  tId"}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,\#
  "summary":"Answer as if it were done, with the events that it would cause, and change nothin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"The same key with the same params again gives the stored result.","schema":{"$ref"\#
  :"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"The event."},\#
  "purchases":{"description":"What changed holder; `to` is who holds it now, also where somebo\#
  dy only lost it.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"desc\#
  ription":"What came later and stands: restores and purchases that found other holders than t\#
  hey would have, aliases that these made, and links of the same users and purchases that were\#
   taken back since.","type":"array","items":{"$ref":"#/components/schemas/KeptLink"}},"dryRun\#
  ":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"descript\#
  ion":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key gav\#
  e the stored result.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1206,"message":"The link cannot be taken back, \#
  and nothing is changed. `obstacle` says why: `unknownEvent`, `otherKind` (the event makes no\#
   link), `noLink` (nothing came of it), `undone` before, `isUndo`, `laterAlias` (cannot be to\#
  ld apart any more), `tooMuch`, `unclear`; `event` names the event that stands in the way.","\#
  data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"The key was used with\#
  in 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed\#
  ; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not have reached the disk. The daemon ends, and what it finds at its next star\#
  t is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"so\#
  mebody else's login took a purchase along","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"pu\#
  rchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"\#
  1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone",\#
  "userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":\#
  null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"\#
  {{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"r\#
  esult":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","orig\#
  inalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}",\#
  "user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summar\#
  y":"Tells who the user of a device is, or whom an id reaches.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device."\#
  ,"schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summa\#
  ry":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":\#
  "project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/component\#
  s/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schem\#
  as/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of its bounds; or two that exclude each other came together\#
  . `field` points to it; `nearest` lists the names that an unknown one may have meant.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does n\#
  ot reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` th\#
  e method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false\#
  }},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of the \#
  project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by device","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"use\#
  r_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId"\#
  :"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":\#
  "userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","\#
  anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1\#
  "],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProp\#
  erties","summary":"Tells what setUserProperty has kept.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"device","required":false,"summary":"The device.","sche\#
  ma":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A\#
   user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"proje\#
  ct","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schem\#
  as/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or\#
   one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two o\#
  f them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"\#
  iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"de\#
  vice":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"re\#
  sult":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"na\#
  me":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"properties":{}}}}]}],"components":{"schemas":{"AppId":\#
  {"description":"An app of the project, such as a bundle id.","type":"string","minLength":1,"\#
  maxLength":255},"Attributes":{"description":"Up to 20 strings of the caller's own, told agai\#
  n in the events of this purchase.","type":"object","maxProperties":20,"propertyNames":{"minL\#
  ength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogu\#
  e":{"description":"From a product's id to the product.","type":"object","propertyNames":{"$r\#
  ef":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/P\#
  roduct"},"maxProperties":10000},"Cause":{"description":"Either a request (`method`, and its \#
  `id` as it came; no `id` for a notification), or `clock`: something came due by itself.","ty\#
  pe":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"\#
  ]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose time the project lives in.","t\#
  ype":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref\#
  ":"#/components/schemas/Moment","description":"Only for a manual clock."}},"required":["kind\#
  "]},"ClockChoice":{"description":"`system`; `manual`, which begins now; or the moment at whi\#
  ch a manual clock begins.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"ob\#
  ject","properties":{"manual":{"$ref":"#/components/schemas/Moment"}},"required":["manual"],"\#
  additionalProperties":false}]},"ConsumerId":{"description":"Who reads the events: a name of \#
  the reader's own choice, such as that of a worker.","type":"string","minLength":1,"maxLength\#
  ":255},"Country":{"description":"A country code of two or three letters, kept as it came.","\#
  type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"How much a project hold\#
  s.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"\#
  integer","minimum":0},"customers":{"type":"integer","minimum":0},"purchases":{"type":"intege\#
  r","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","users","cust\#
  omers","purchases","events"]},"Currency":{"description":"A currency code of three letters, k\#
  ept as it came.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A place\#
   in a project's events: the running number of the last event before it. \"0\" is the place b\#
  efore the first.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"descripti\#
  on":"One install of one app. A reinstall is a new device.","type":"string","minLength":1,"ma\#
  xLength":255},"Duration":{"description":"ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M,\#
   W, D and, after a T, of H, M, S, of which the seconds may have a fraction. A month ends on \#
  the same day of the next month, or on its last one.","type":"string","format":"duration"},"E\#
  ntitlement":{"description":"What a user may use, and why. One purchase or grant, the winner,\#
   supplies every member. Of an entitlement that the user never had all are null but `id`, `ac\#
  tive` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{\#
  "id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"type":"boolean"},"state":{"$re\#
  f":"#/components/schemas/State"},"productId":{"description":"The product that gives it; null\#
   for a grant.","type":["string","null"]},"source":{"description":"The store, or `manual` for\#
   a grant.","type":["string","null"]},"renewState":{"type":"string","enum":["willRenew","canc\#
  eled","billingIssue","nonRenewable","unknown"]},"grantType":{"type":["string","null"],"enum"\#
  :["purchase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","nul\#
  l"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Null whe\#
  re there is no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},\#
  "firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":\#
  "#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount\#
  ":{"type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["production\#
  ","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","null"]},"tra\#
  nsactionId":{"description":"Null for a grant.","type":["string","null"]},"originalTransactio\#
  nId":{"description":"Null for a grant.","type":["string","null"]}},"required":["id","active"\#
  ,"state","productId","source","renewState","grantType","periodType","startedAt","expiresAt",\#
  "gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisab\#
  ledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"Entitl\#
  ementId":{"description":"What a user may use.","type":"string","minLength":1,"maxLength":255\#
  },"Entitlements":{"description":"From an entitlement's id to the entitlement, inactive ones \#
  too.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"E\#
  vent":{"description":"Something that happened in a project. What else stands in it depends o\#
  n its kind; see rules.md.","type":"object","properties":{"cursor":{"$ref":"#/components/sche\#
  mas/Cursor","description":"The project's running number; not there in a dry run."},"id":{"de\#
  scription":"Made up; never the same twice.","type":"string"},"kind":{"$ref":"#/components/sc\#
  hemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment"},"project":{"$ref":"#/component\#
  s/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"The custom\#
  erId of the one whom it is about; not there in clockAdvanced, which is about nobody."},"user\#
  Id":{"$ref":"#/components/schemas/UserId","description":"There when that one is identified."\#
  },"anonymousId":{"$ref":"#/components/schemas/UserId","description":"There when that one is \#
  anonymous; beside userId in identified and loggedOut, where it is the device's anonymous use\#
  r, the new one after a rotation."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"\#
  description":"userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchas\#
  eUpdated, purchaseExpired, and what comes of a purchase: the device, null where there is non\#
  e.","type":["string","null"]},"outcome":{"description":"identified: what identify answered."\#
  ,"type":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"Of\#
   a move: who held the purchase before.","type":"array","items":{"$ref":"#/components/schemas\#
  /UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Of a move: who holds it\#
   now."},"shared":{"description":"Of a move: whether those in `from` keep it.","type":"boolea\#
  n"},"undone":{"description":"linkUndone: the id of the event whose link was taken back.","ty\#
  pe":"string"},"aliases":{"description":"usersAliased, and linkUndone where customers part: e\#
  very id that reaches the customer now, in the order of their bytes.","type":"array","items":\#
  {"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","de\#
  scription":"usersAliased: the customerId that became part of `user`; not there when the id t\#
  hat joined was new."},"entitlements":{"description":"entitlementsActivated, entitlementsDeac\#
  tivated: whose access changed, in the order of their bytes. granted, grantRevoked: the one."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/co\#
  mponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId\#
  "},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/compon\#
  ents/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders"\#
  :{"description":"purchase…: who holds it.","type":"array","items":{"$ref":"#/components/sche\#
  mas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurcha\#
  sedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Mo\#
  ment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Of a purchas\#
  e: the end of its period. granted, grantRevoked: the end that the grant has, or had."},"peri\#
  odType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"pric\#
  e":{"type":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["stri\#
  ng","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schem\#
  as/Attributes"},"now":{"$ref":"#/components/schemas/Moment","description":"clockAdvanced: wh\#
  at the clock shows now."}},"required":["id","kind","at","project","cause"]},"EventId":{"desc\#
  ription":"The id of an event, as the feed tells it.","type":"string","minLength":1,"maxLengt\#
  h":255},"EventKind":{"description":"What happened.","type":"string","enum":["userCreated","i\#
  dentified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","pur\#
  chaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscript\#
  ionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred\#
  ","granted","grantRevoked","userDeleted","clockAdvanced"]},"IdempotencyKey":{"description":"\#
  A key for one write, remembered for 24 hours per project and method.","type":"string","minLe\#
  ngth":1,"maxLength":255},"KeptLink":{"description":"A link that stands though an earlier one\#
   was taken back.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventI\#
  d","description":"The event that told of it."},"method":{"description":"What brought it abou\#
  t.","type":"string","enum":["restore","purchase","user.link.undo"]}},"required":["event","me\#
  thod"]},"Limits":{"description":"Every limit of the daemon by name.","type":"object","proper\#
  ties":{"lineBytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integer"},"depthMax":{"t\#
  ype":"integer"},"requestIdBytesMax":{"type":"integer"}},"required":["lineBytesMax","batchEnt\#
  riesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodS\#
  ummary":{"description":"One line of the list of methods.","type":"object","properties":{"nam\#
  e":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","wri\#
  te","admin"]}},"required":["name","summary","role"]},"Moment":{"description":"RFC 3339. Take\#
  n with any offset and precision; given in UTC with milliseconds.","type":"string","format":"\#
  date-time"},"Move":{"description":"A purchase that gained a holder or changed it.","type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it b\#
  efore: one id for each customer, in the order of their bytes.","type":"array","items":{"$ref\#
  ":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"\#
  Who holds it now and did not before."},"shared":{"description":"True when those in `from` st\#
  ill hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","kind\#
  ","from","to","shared"]},"NullableMoment":{"description":"A Moment, or null where there is n\#
  one.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of\#
   the connection, as the kernel tells it.","type":"object","properties":{"uid":{"type":"integ\#
  er"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read\#
  ","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"Wha\#
  t the customer pays for a period.","type":"string","enum":["normal","trial","intro"]},"Platf\#
  orm":{"description":"What the device runs: ios, android, web, or any other such word.","type\#
  ":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules\#
  .","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Pric\#
  e":{"description":"A decimal number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\\#
  .[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","pro\#
  perties":{"kind":{"description":"Null or left out: what a purchase says, else `subscription`\#
   with an end and `nonConsumable` without.","type":["string","null"],"enum":["subscription","\#
  nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":"\#
  What it gives access to.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId\#
  "},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"\#
  description":"A product, as the store or the catalogue calls it.","type":"string","minLength\#
  ":1,"maxLength":255},"ProductKind":{"description":"What a product is; it decides how a purch\#
  ase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonCo\#
  nsumable","consumable"]},"Project":{"description":"A project as it is defined, and how much \#
  it holds.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rul\#
  es":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue\#
  "},"entitlements":{"description":"What may be granted besides what the catalogue gives.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/\#
  components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"creat\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"By the project's own clock as it \#
  was when the project was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","rules","products","entitlements","environment","clock","createdAt","counts"]},"Proje\#
  ctEnvironment":{"description":"Which purchases count in a project.","type":"string","enum":[\#
  "production","sandbox","any"]},"ProjectId":{"description":"A namespace: projects share no de\#
  vice, user, purchase or event.","type":"string","minLength":1,"maxLength":255},"ProjectSumma\#
  ry":{"description":"One line of the list of projects.","type":"object","properties":{"id":{"\#
  $ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts\#
  "}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"From a pro\#
  perty's name to its value; a customer has at most 100 by setUserProperty.","type":"object","\#
  propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#\#
  /components/schemas/PropertyValue"}},"PropertyKey":{"description":"The name of a property: 1\#
   to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"\#
  },"PropertyValue":{"description":"The value of a property.","type":"string","maxLength":500}\#
  ,"Purchase":{"description":"One chain of store transactions, and who holds it.","type":"obje\#
  ct","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId","description":"The latest transaction of the chain."},"product":{"$ref":"#/compon\#
  ents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Th\#
  e purchase's own, else the catalogue's, else `subscription` with an end and `nonConsumable` \#
  without."},"state":{"$ref":"#/components/schemas/State","description":"As it stands now; nul\#
  l before the first purchasedAt."},"holders":{"description":"One id for each customer that ho\#
  lds it, in the order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"device":{"description":"The device that it came from.","type":["string","null"]},"\#
  storeAccount":{"description":"The store account that it came from.","type":["string","null"]\#
  },"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Of the latest transacti\#
  on."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment\#
  "},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/componen\#
  ts/schemas/PurchaseEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"description":\#
  "A decimal in a string.","type":["string","null"]},"currency":{"description":"As it came.","\#
  type":["string","null"]},"country":{"description":"As it came.","type":["string","null"]},"o\#
  fferCode":{"description":"As it came.","type":["string","null"]},"autoRenew":{"description":\#
  "True for a subscription until it is told otherwise; false for every other kind.","type":"bo\#
  olean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"gracePeriodExp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment"},"billingRetry":{"type":"boolean"},"pa\#
  usedUntil":{"$ref":"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/components\#
  /schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"},"renews\#
  Count":{"description":"The number of `normal` periods less one, never below none.","type":"i\#
  nteger","minimum":0},"transactions":{"description":"The whole history, the oldest first.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","orig\#
  inalTransactionId","transactionId","product","kind","state","holders","device","storeAccount\#
  ","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","\#
  isFamilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","\#
  gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","t\#
  ransactions"]},"PurchaseEnvironment":{"description":"Where the store took the money.","type"\#
  :"string","enum":["production","sandbox"]},"PurchaseName":{"description":"What names a purch\#
  ase: its store and the first transaction of its chain.","type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId"}},"required":["store","originalTransactionId"],"additionalProperties":false\#
  },"Refusal":{"description":"A purchase that a restore left where it was, and why.","type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it: the identif\#
  ied holder, else the anonymous one; of several the least by bytes."},"rule":{"description":"\#
  The rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required"\#
  :["store","originalTransactionId","product","holder","rule"]},"Rules":{"description":"Every \#
  rule of a project, spelled out. rules.md says what each does.","type":"object","properties":\#
  {"preset":{"$ref":"#/components/schemas/Preset"},"anonymousPrefix":{"description":"What an a\#
  nonymous id begins with; 32 lower-case hex digits follow. When it is empty, an anonymous id \#
  is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enu\#
  m":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string\#
  ","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string"\#
  ,"enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"o\#
  nAnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"\#
  type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":[\#
  "share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string"\#
  ,"enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"u\#
  serIdLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":\#
  255},"blockedUserIds":{"description":"Ids that nobody may have, compared byte by byte. The e\#
  mpty one is always among them.","type":"array","items":{"type":"string","maxLength":255},"ma\#
  xItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onS\#
  witch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneT\#
  imePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A preset's \#
  name, or a preset and what differs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"}\#
  ,{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qo\#
  nversion"},"anonymousPrefix":{"description":"What an anonymous id begins with; 32 lower-case\#
   hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string"\#
  ,"maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinke\#
  d","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnles\#
  sLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onL\#
  ogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","en\#
  um":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser"\#
  ,"currentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfInactive\#
  ","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTime\#
  Purchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Uni\#
  code scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"\#
  Ids that nobody may have, compared byte by byte. The empty one is always among them.","type"\#
  :"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"addition\#
  alProperties":false}]},"State":{"description":"What has become of a purchase at a moment; nu\#
  ll before it began, and of what one never had.","type":["string","null"],"enum":["active","t\#
  rial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"S\#
  tore":{"description":"The store that took the money: appStore, playStore, amazon, huawei, st\#
  ripe, web, or any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Sto\#
  reAccountId":{"description":"The store account (Apple ID, Google account, …) whose purchases\#
   a device can present.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"de\#
  scription":"A subscription of one connection; another connection may have one of the same na\#
  me.","type":"string"},"Transaction":{"description":"One paid period, or one payment, of a pu\#
  rchase.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/compone\#
  nts/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"From here on o\#
  nly in an export.","type":"boolean"},"price":{"description":"A decimal in a string.","type":\#
  ["string","null"]},"currency":{"description":"As it came.","type":["string","null"]},"countr\#
  y":{"description":"As it came.","type":["string","null"]},"offerCode":{"description":"As it \#
  came.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"r\#
  equired":["transactionId","product","periodType","purchasedAt","expiresAt"]},"TransactionId"\#
  :{"description":"One transaction of a store.","type":"string","minLength":1,"maxLength":255}\#
  ,"User":{"description":"Who somebody is: the current user of a device, or the user that an i\#
  d reaches.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"The current user: the identified id, or else the anonymous one. Asked by an id: that\#
   one where it is identified, else the one that stands for the customer."},"anonymousId":{"de\#
  scription":"The device's anonymous user. Asked by an id: that id where it is an anonymous on\#
  e, else null.","type":["string","null"]},"identityId":{"description":"The identified id, nul\#
  l while anonymous.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/Use\#
  rId","description":"One made-up id per customer that outlives every login; stands wherever a\#
   userId may."},"aliases":{"description":"Every id that reaches this customer, in the order o\#
  f their bytes. A customerId made for an identified user is none of them.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId\#
  ","description":"Only there when asked by device."},"createdAt":{"$ref":"#/components/schema\#
  s/Moment","description":"When the customer was created."},"environment":{"$ref":"#/component\#
  s/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","al\#
  iases","createdAt","environment"]},"UserId":{"description":"A user: one's own id for somebod\#
  y, an anonymous id, or a customerId. 1 to `userIdLengthMax` Unicode scalars, compared byte b\#
  y byte. An empty or too long one has errors of its own (blockedUserId, userIdTooLong), so no\#
   length is given here.","type":"string"},"Warning":{"description":"Something that was done, \#
  and may not be what was meant.","type":"object","properties":{"kind":{"type":"string","enum"\#
  :["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody"]},"message":\#
  {"description":"One sentence for people.","type":"string"},"nearest":{"description":"Names t\#
  hat do exist, the nearest first.","type":"array","items":{"type":"string"}}},"required":["ki\#
  nd","message"]}},"errors":{"parseError":{"code":-32700,"message":"The line is no JSON text, \#
  in the strict sense of lines.md. `offset` is the first byte that cannot stand where it stand\#
  s, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code"\#
  :-32600,"message":"The line is JSON, but no request: no object, no method, a `jsonrpc` that \#
  is not \"2.0\", an id or params of a wrong type, an empty batch.","data":{"kind":"invalidReq\#
  uest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"More bytes came withou\#
  t a line feed than `limit`. The line was dropped; the next one is read as always.","data":{"\#
  kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batc\#
  h has more entries than `limit`. None was carried out.","data":{"kind":"batchTooLarge","retr\#
  yable":false}},"notInBatch":{"code":-32600,"message":"The method cannot stand in a batch.","\#
  data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The\#
  re is no such method. `nearest` lists those with a like name.","data":{"kind":"unknownMethod\#
  ","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of its bounds; or two that exclude each other came together. `fi\#
  eld` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"k\#
  ind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"A fault o\#
  f the daemon's own. `reference` stands in its log too.","data":{"kind":"internalError","retr\#
  yable":false}},"permissionDenied":{"code":1000,"message":"The peer's role does not reach tha\#
  t of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message\#
  ":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unkn\#
  ownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser"\#
  ,"retryable":false}},"blockedUserId":{"code":1102,"message":"The id is one that nobody may h\#
  ave: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  "reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, \#
  where there is one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUser\#
  Id","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"Nobody is logged in on th\#
  e device, and the project's `onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous",\#
  "retryable":false}},"unknownProject":{"code":1200,"message":"There is no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"Th\#
  e project has no chain with this store and originalTransactionId. Nothing was done.","data":\#
  {"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message"\#
  :"Somebody else holds the chain, and the rule keeps it there. Nothing was done.","data":{"ki\#
  nd":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":\#
  "The project knows no such entitlement, and it is to be granted or explained. `nearest` list\#
  s like ones.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"co\#
  de":1204,"message":"What is to be revoked was bought, or nobody granted it, or the grant is \#
  over.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"m\#
  essage":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryable\#
  ":false}},"cannotUndo":{"code":1206,"message":"The link cannot be taken back, and nothing is\#
   changed. `obstacle` says why: `unknownEvent`, `otherKind` (the event makes no link), `noLin\#
  k` (nothing came of it), `undone` before, `isUndo`, `laterAlias` (cannot be told apart any m\#
  ore), `tooMuch`, `unclear`; `event` names the event that stands in the way.","data":{"kind":\#
  "cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"Nobody has acknow\#
  ledged anything under this name.","data":{"kind":"unknownConsumer","retryable":false}},"idem\#
  potencyConflict":{"code":1300,"message":"The key was used within 24 hours for the same metho\#
  d with other params.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull"\#
  :{"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes o\#
  n.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"\#
  The write may not have reached the disk. The daemon ends, and what it finds at its next star\#
  t is the truth.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":140\#
  2,"message":"More is waiting than the daemon holds. Nothing was done.","data":{"kind":"overl\#
  oaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"There are as many con\#
  nections as the daemon takes. This is the answer to the first line, and the connection is cl\#
  osed after it.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"cod\#
  e":1404,"message":"The daemon is about to end. Nothing was done.","data":{"kind":"shuttingDo\#
  wn","retryable":true}}}}}\#

  """#
