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
  }],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"ex\#
  plain","summary":"Tells why a user may use something or not, and what would help.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"su\#
  mmary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","re\#
  quired":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"entitlement","required":true,"summary":"What is asked about.","schema":\#
  {"$ref":"#/components/schemas/EntitlementId"}},{"name":"at","required":false,"summary":"The \#
  moment to answer for, with today's links; now when left out.","schema":{"$ref":"#/components\#
  /schemas/Moment"}},{"name":"project","required":false,"summary":"The project to work in.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["de\#
  vice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId\#
  ":{"$ref":"#/components/schemas/UserId","description":"The current user's id."},"active":{"d\#
  escription":"Whether the user may use it.","type":"boolean"},"entitlement":{"$ref":"#/compon\#
  ents/schemas/Entitlement","description":"As `checkEntitlements` has it."},"at":{"$ref":"#/co\#
  mponents/schemas/Moment"},"because":{"description":"From the purchase or the grant through e\#
  ach link to the catalogue and the clock: of what is active, or was, or may be. At most 50 st\#
  eps, of more the first and the last.","type":"array","items":{"$ref":"#/components/schemas/E\#
  xplanationStep"}},"others":{"description":"What gives it, too, and gives way, the best first\#
  . At most 20.","type":"array","items":{"$ref":"#/components/schemas/Outdone"}},"missing":{"d\#
  escription":"Empty where it is active. At most 20.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/Lack"}},"omitted":{"description":"Only there when a list was cut: by how many."\#
  ,"type":"object","properties":{"because":{"type":"integer","minimum":0},"others":{"type":"in\#
  teger","minimum":0},"missing":{"type":"integer","minimum":0}},"required":["because","others"\#
  ,"missing"]}},"required":["userId","active","entitlement","at","because","others","missing"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of its bounds; or two that exclude each other came together. `field` points to it; `neare\#
  st` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `\#
  uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has\#
   no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The\#
   id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","\#
  data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Un\#
  icode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryab\#
  le":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1203,"message":"The project knows no such entitlement, and it\#
   is to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitleme\#
  nt","retryable":false}}],"examples":[{"name":"bought before a login","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"a\#
  ppStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"us\#
  er_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"user\#
  Id":"user_id_1","active":true,"entitlement":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}\#
  ","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","f\#
  rom":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":\#
  "1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until"\#
  :"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.0\#
  00Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyNew","value":"attach"},\#
  "method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{\#
  any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:0\#
  0:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.\#
  000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"at","value":"2026-03-01T\#
  00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"ent\#
  itlement":{"id":"premium","active":false,"state":"expired","productId":"monthly","source":"a\#
  ppStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null\#
  ,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production",\#
  "store":"appStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-03-01T0\#
  0:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z\#
  ","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"\#
  device":"iphone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","p\#
  roduct":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"s\#
  tep":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}\#
  }","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-02-01T00:00:00.000Z","unt\#
  il":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}","store":"appStore","ori\#
  ginalTransactionId":"1000","product":"monthly","since":"2026-02-01T00:00:00.000Z","wouldHelp\#
  ":[{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","\#
  expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notGrante\#
  d","text":"{{any}}","wouldHelp":[{"method":"grant","params":{"device":"iphone","entitlement"\#
  :"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","val\#
  ue":"premium"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"\#
  entitlement":{"id":"premium","active":false,"state":null,"productId":null,"source":null,"ren\#
  ewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gra\#
  cePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null\#
  ,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":\#
  null,"originalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","because":[],"others":[],\#
  "missing":[{"kind":"noPurchase","text":"{{any}}","wouldHelp":[]},{"kind":"notGranted","text"\#
  :"{{any}}","wouldHelp":[{"method":"grant","params":{"device":"iphone","entitlement":"premium\#
  "},"role":"write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement \#
  without a purchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/D\#
  eviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"\#
  One that the catalogue or the project's `entitlements` know.","schema":{"$ref":"#/components\#
  /schemas/EntitlementId"}},{"name":"expiresAt","required":false,"summary":"The last moment of\#
   the grant; no end when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":\#
  "project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/component\#
  s/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answ\#
  er as if it were done, with the events that it would cause, and change nothing.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The s\#
  ame key with the same params again gives the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitle\#
  ment","description":"As it stands now, whatever gives it."},"dryRun":{"description":"Only th\#
  ere, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: \#
  what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed\#
  ":{"description":"Only there, and true, when an idempotency key gave the stored result.","ty\#
  pe":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter\#
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
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"The\#
   project knows no such entitlement, and it is to be granted or explained. `nearest` lists li\#
  ke ones.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"Th\#
  e key was used within 24 hours for the same method with other params.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. \#
  Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"cod\#
  e":1401,"message":"The write may not have reached the disk. The daemon ends, and what it fin\#
  ds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"exa\#
  mples":[{"name":"for a month","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expiresAt","value":"20\#
  26-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","\#
  active":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenewable"\#
  ,"grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchased\#
  At":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null\#
  ,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":"for good, to so\#
  mebody by id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"us\#
  er_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result","value":{"entitlem\#
  ent":{"id":"vip","active":true,"state":"active","productId":null,"source":"manual","renewSta\#
  te":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":\#
  null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"st\#
  ore":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"identify","summar\#
  y":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/componen\#
  ts/schemas/DeviceId"}},{"name":"userId","required":true,"summary":"Who it is, in the caller'\#
  s words.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":\#
  false,"summary":"Instead of the device: its anonymous user.","schema":{"$ref":"#/components/\#
  schemas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Answer as if it were done, with the events that it would cause, and ch\#
  ange nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requir\#
  ed":false,"summary":"The same key with the same params again gives the stored result.","sche\#
  ma":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymous\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/co\#
  mponents/schemas/User"},"created":{"description":"True when this call made the user.","type"\#
  :"boolean"},"outcome":{"description":"attached: the user gained at least one purchase and no\#
  body lost any. moved: it gained what the anonymous user lost. aliased: the two became one cu\#
  stomer. switched: nobody gained any. unchanged: it was the same user already.","type":"strin\#
  g","enum":["attached","aliased","moved","switched","unchanged"]},"shouldRefresh":{"descripti\#
  on":"True exactly when `purchases` is not empty.","type":"boolean"},"purchases":{"descriptio\#
  n":"What changed holder; on an alias, what the anonymous user's customer held.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"Only there, and tr\#
  ue, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would \#
  be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"Only there, and true, when an idempotency key gave the stored result.","type":"boolea\#
  n"}},"required":["user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or\#
   two that exclude each other came together. `field` points to it; `nearest` lists the names \#
  that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are \#
  the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"un\#
  knownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","dat\#
  a":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobo\#
  dy may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1104,"message":"The id begins with the project's anonymous prefix, where there is one, or is\#
   an anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{\#
  "code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1300,"message":"The key was used within 24 hours for the same method with \#
  other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the di\#
  sk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"stor\#
  ageFailed","retryable":false}}],"examples":[{"name":"a new user","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}\#
  ],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}",\#
  "identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphon\#
  e","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcom\#
  e":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purchase made before",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produc\#
  t":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"re\#
  sult":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","iden\#
  tityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"a\#
  ttached","shouldRefresh":true,"purchases":[{"store":"appStore","originalTransactionId":"1000\#
  ","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","share\#
  d":true}]}}},{"name":"the same id again","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"iden\#
  tify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value"\#
  :"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":\#
  {"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{cus\#
  tomer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"},"created":false,"outcome":"unchanged","shouldRefresh":false,"purch\#
  ases":[]}}}]},{"name":"install","summary":"Starts a device, with an anonymous user of its ow\#
  n.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requi\#
  red":false,"summary":"The device; made up when left out.","schema":{"$ref":"#/components/sch\#
  emas/DeviceId"}},{"name":"userId","required":false,"summary":"Start the device as this user:\#
   nothing is attached, moved or aliased.","schema":{"$ref":"#/components/schemas/UserId"}},{"\#
  name":"storeAccount","required":false,"summary":"The store account whose purchases the devic\#
  e can present.","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform",\#
  "required":false,"summary":"What the device runs.","schema":{"$ref":"#/components/schemas/Pl\#
  atform"}},{"name":"app","required":false,"summary":"The app that was installed.","schema":{"\#
  $ref":"#/components/schemas/AppId"}},{"name":"project","required":false,"summary":"The proje\#
  ct to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it \#
  would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idem\#
  potencyKey","required":false,"summary":"The same key with the same params again gives the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceI\#
  d"},"created":{"description":"False for a device that was known.","type":"boolean"},"user":{\#
  "$ref":"#/components/schemas/User"},"dryRun":{"description":"Only there, and true, in a dry \#
  run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only t\#
  here, and true, when an idempotency key gave the stored result.","type":"boolean"}},"require\#
  d":["device","created","user"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of its bounds; or two that exclude each other came together\#
  . `field` points to it; `nearest` lists the names that an unknown one may have meant.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does n\#
  ot reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` th\#
  e method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"T\#
  he id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, whe\#
  re there is one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUserId"\#
  ,"retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for\#
   the same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}\#
  },{"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes \#
  on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may n\#
  ot have reached the disk. The daemon ends, and what it finds at its next start is the truth.\#
  ","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new device","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name\#
  ":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created"\#
  :true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customer\#
  Id":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"devic\#
  e":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","iden\#
  tityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a user","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","\#
  value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous\#
  }}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"i\#
  phone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a d\#
  ry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name":"re\#
  sult","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"\#
  {{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"d\#
  evice":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dryRun":\#
  true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project\#
  ":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install"\#
  ,"id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs the user of a dev\#
  ice out.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device",\#
  "required":true,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Answer as if it were done, with the events that it would cause, and change nothing.","sch\#
  ema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary"\#
  :"The same key with the same params again gives the stored result.","schema":{"$ref":"#/comp\#
  onents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"loggedOut: bac\#
  k to the device's anonymous user. rotated: the device has a new anonymous user. unchanged: n\#
  obody was logged in.","type":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{\#
  "description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description\#
  ":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key gave t\#
  he stored result.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1105,"message":"Nobody is logged in on the device, and t\#
  he project's `onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same method\#
   with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"\#
  message":"There is no room for the write. Nothing was changed; reading goes on.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached \#
  the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind"\#
  :"storageFailed","retryable":false}}],"examples":[{"name":"somebody logged in","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"outcome":"loggedOut"}}},{"name":"nobody logged in","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"\#
  customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-\#
  01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"project\#
  .define","summary":"Creates a project, or changes what is given of it.","x-role":"admin","x-\#
  since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"T\#
  he project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}},{"name":"rules","required":false,"summary":"How purchases and users move; qonversion for\#
   a new project.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","r\#
  equired":false,"summary":"The whole catalogue.","schema":{"$ref":"#/components/schemas/Catal\#
  ogue"}},{"name":"entitlements","required":false,"summary":"What may be granted besides what \#
  the catalogue gives.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Entitle\#
  mentId"},"maxItems":10000}},{"name":"environment","required":false,"summary":"Which purchase\#
  s count; production for a new project.","schema":{"$ref":"#/components/schemas/ProjectEnviro\#
  nment"}},{"name":"clock","required":false,"summary":"Whose time it lives in; only before its\#
   first device or user. The system's for a new project.","schema":{"$ref":"#/components/schem\#
  as/ClockChoice"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, wi\#
  th the events that it would cause, and change nothing.","schema":{"type":"boolean","default"\#
  :false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same par\#
  ams again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/com\#
  ponents/schemas/Project"},"dryRun":{"description":"Only there, and true, in a dry run.","typ\#
  e":"boolean"},"events":{"description":"Only in a dry run: what would be told with the call. \#
  What customers are told of a new catalogue follows later, and is not shown.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and tr\#
  ue, when an idempotency key gave the stored result.","type":"boolean"}},"required":["project\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of its bounds; or two that exclude each other came together. `field` points to it; `nea\#
  rest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The peer's role does not reach that of the method.\#
   `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1300,"message":"The key was used within 24 ho\#
  urs for the same method with other params.","data":{"kind":"idempotencyConflict","retryable"\#
  :false}},{"code":1400,"message":"There is no room for the write. Nothing was changed; readin\#
  g goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The writ\#
  e may not have reached the disk. The daemon ends, and what it finds at its next start is the\#
   truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new proj\#
  ect","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversi\#
  on","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],\#
  "result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","an\#
  onymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logout\#
  First","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","o\#
  nRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMa\#
  x":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"202\#
  6-01-01T00:00:00.000Z"},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users"\#
  :0,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":\#
  "result","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix"\#
  :"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogo\#
  ut":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"sha\#
  re","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUs\#
  erIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"enti\#
  tlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:0\#
  0:00.000Z"},"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":\#
  0,"events":1}}}}}]},{"name":"project.describe","summary":"Shows a project's definition, ever\#
  y rule spelled out, and how much it holds.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"project","required":false,"summary":"The project to work in.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}}\#
  ,"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of its bounds; or two that exclude each other came together. `fiel\#
  d` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reac\#
  h that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the metho\#
  d's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "the project that is there from the start","params":[],"result":{"name":"result","value":{"p\#
  roject":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyN\#
  ew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnon\#
  ymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolder\#
  s":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"produc\#
  ts":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"createdAt":"{\#
  {any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name\#
  ":"project.list","summary":"Lists the projects, in the order of their ids' bytes.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"s\#
  ummary":"Taken so that a client may send it with every call; it must exist, and changes noth\#
  ing.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"projects":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two\#
   that exclude each other came together. `field` points to it; `nearest` lists the names that\#
   an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the \#
  peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}}],"examples":[{"name":"one project","params":[],"result":{"name":"res\#
  ult","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","count\#
  s":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"purchase",\#
  "summary":"Records a transaction of a store, and who holds it.","x-role":"write","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"sum\#
  mary":"A user, instead of a device; made when there is none, for the money is real.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"What \#
  was bought; one that the catalogue does not know is kept all the same.","schema":{"$ref":"#/\#
  components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Where it was boug\#
  ht.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true\#
  ,"summary":"This transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"nam\#
  e":"originalTransactionId","required":false,"summary":"The first transaction of its chain; t\#
  his one when left out.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kin\#
  d","required":false,"summary":"What the product is; wins over the catalogue.","schema":{"$re\#
  f":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"Wh\#
  en; now when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt"\#
  ,"required":false,"summary":"The last moment of the period; no end when left out.","schema":\#
  {"$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Wha\#
  t the customer pays for the period.","schema":{"$ref":"#/components/schemas/PeriodType","def\#
  ault":"normal"}},{"name":"environment","required":false,"summary":"Where the store took the \#
  money.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}}\#
  ,{"name":"isFamilyShared","required":false,"summary":"Bought by somebody else in the family.\#
  ","schema":{"type":"boolean","default":false}},{"name":"price","required":false,"summary":"W\#
  hat was paid.","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required"\#
  :false,"summary":"In which currency.","schema":{"$ref":"#/components/schemas/Currency"}},{"n\#
  ame":"country","required":false,"summary":"In which country.","schema":{"$ref":"#/components\#
  /schemas/Country"}},{"name":"offerCode","required":false,"summary":"The offer that was redee\#
  med.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","requir\#
  ed":false,"summary":"Told again in the events of this purchase.","schema":{"$ref":"#/compone\#
  nts/schemas/Attributes"}},{"name":"project","required":false,"summary":"The project to work \#
  in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun\#
  ","required":false,"summary":"Answer as if it were done, with the events that it would cause\#
  , and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey"\#
  ,"required":false,"summary":"The same key with the same params again gives the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["u\#
  serId"]],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref\#
  ":"#/components/schemas/Purchase"},"created":{"description":"True when the chain was not kno\#
  wn before.","type":"boolean"},"outcome":{"description":"recorded: a new chain. received: a c\#
  hain that the buyer did not hold, and holds now. planChanged: a new transaction with another\#
   product. renewed: any other new transaction. unchanged: nothing new.","type":"string","enum\#
  ":["recorded","renewed","planChanged","received","unchanged"]},"entitlements":{"$ref":"#/com\#
  ponents/schemas/Entitlements","description":"What the buyer may use now."},"warnings":{"desc\#
  ription":"Only there when there are any.","type":"array","items":{"$ref":"#/components/schem\#
  as/Warning"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"\#
  },"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"\#
  $ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when a\#
  n idempotency key gave the stored result.","type":"boolean"}},"required":["purchase","create\#
  d","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of its bounds; or two that exclude each other came together. \#
  `field` points to it; `nearest` lists the names that an unknown one may have meant.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not\#
   reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the \#
  method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":110\#
  2,"message":"The id is one that nobody may have: the empty one, or one of the project's `blo\#
  ckedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"Th\#
  e id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdT\#
  ooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymo\#
  us prefix, where there is one, or is an anonymous user's or a customerId.","data":{"kind":"r\#
  eservedUserId","retryable":false}},{"code":1200,"message":"There is no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Somebody else holds th\#
  e chain, and the rule keeps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnoth\#
  er","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the sam\#
  e method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code\#
  ":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.","da\#
  ta":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have \#
  reached the disk. The daemon ends, and what it finds at its next start is the truth.","data"\#
  :{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscription","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","\#
  value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"\#
  },{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value"\#
  :{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","prod\#
  uct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"\#
  iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"ren\#
  ewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"create\#
  d":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state"\#
  :"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","l\#
  astPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origin\#
  alTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appS\#
  tore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"de\#
  vice","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appSto\#
  re"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:0\#
  0.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransac\#
  tionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"act\#
  ive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true\#
  ,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"p\#
  remium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appSt\#
  ore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tri\#
  alStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","sto\#
  re":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by somebo\#
  dy logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"i\#
  phone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"product\#
  ","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"10\#
  00"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","val\#
  ue":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","p\#
  roduct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}","user_id\#
  _1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt\#
  ":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,\#
  "currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,\#
  "gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revok\#
  edAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","peri\#
  odType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","activ\#
  e":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew",\#
  "grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDi\#
  sabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId"\#
  :"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appSto\#
  re","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T\#
  00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mo\#
  nthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":\#
  "originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.0\#
  00Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","va\#
  lue":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","\#
  product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"devic\#
  e":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":\#
  "2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"per\#
  iodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":\#
  null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePerio\#
  dExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,\#
  "renewsCount":1,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"tra\#
  nsactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00\#
  :00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","ent\#
  itlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","\#
  source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","st\#
  artedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpir\#
  esAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00\#
  :00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"pr\#
  oduction","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"na\#
  me":"a product that the catalogue does not know","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":\#
  "product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value\#
  ":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransact\#
  ionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"acti\#
  ve","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":n\#
  ull,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cu\#
  rrency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"g\#
  racePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoked\#
  At":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","product":"montly","periodT\#
  ype":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null}]},"created":true,"o\#
  utcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}\#
  ","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Takes in what a store te\#
  lls of a purchase besides its transactions.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"store","required":true,"summary":"Where it was bought.","schema":\#
  {"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summ\#
  ary":"The first transaction of its chain.","schema":{"$ref":"#/components/schemas/Transactio\#
  nId"}},{"name":"expiresAt","required":false,"summary":"Another last moment of the period; nu\#
  ll: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","r\#
  equired":false,"summary":"Whether it renews by itself; null is true.","schema":{"type":["boo\#
  lean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"The last moment o\#
  f the grace period; null: there is none.","schema":{"$ref":"#/components/schemas/NullableMom\#
  ent"}},{"name":"billingRetry","required":false,"summary":"Whether the store still tries to g\#
  et its money; null is false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","r\#
  equired":false,"summary":"The moment at which a pause is over; null: there is none.","schema\#
  ":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"sum\#
  mary":"When the money was given back; null: it was not.","schema":{"$ref":"#/components/sche\#
  mas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"When it was taken away\#
  , as when family sharing ends; null: it was not.","schema":{"$ref":"#/components/schemas/Nul\#
  lableMoment"}},{"name":"product","required":false,"summary":"The product from now on: a chan\#
  ge of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"project","required\#
  ":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were do\#
  ne, with the events that it would cause, and change nothing.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the sa\#
  me params again gives the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref"\#
  :"#/components/schemas/Purchase"},"warnings":{"description":"Only there when there are any."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"On\#
  ly there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry \#
  run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"Only there, and true, when an idempotency key gave the stored result.\#
  ","type":"boolean"}},"required":["purchase"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other\#
   came together. `field` points to it; `nearest` lists the names that an unknown one may have\#
   meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer\#
  's role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger\#
  ), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":120\#
  0,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1201,"message":"The project has no chain with this store and originalTransactionId. \#
  Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"messag\#
  e":"The key was used within 24 hours for the same method with other params.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the w\#
  rite. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and what \#
  it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId\#
  ":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appSto\#
  re"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"re\#
  sult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000\#
  ","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders\#
  ":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00\#
  .000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fals\#
  e,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewD\#
  isabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"paus\#
  edUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transacti\#
  onId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"ap\#
  pStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"\#
  store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refunded\#
  At","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"sto\#
  re":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","ki\#
  nd":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,\#
  "offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":nul\#
  l,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"\#
  normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}\#
  },{"name":"a refund that was none","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase",\#
  "params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appSto\#
  re","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"na\#
  me":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"ref\#
  undedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription\#
  ","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produc\#
  tion","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"a\#
  utoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"\#
  pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"trans\#
  actionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"restore","summary":"Brings w\#
  hat the store account of a device has bought to its current user.","x-role":"write","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"The devi\#
  ce.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false\#
  ,"summary":"Exactly these, whoever's account they came from; an empty list restores nothing.\#
  ","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems":1\#
  000}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Answer as if it were done, with the events that it would cause, and change nothing\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"The same key with the same params again gives the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"All th\#
  at the user now holds and did not before.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Move"}},"transferred":{"description":"Those of them that somebody lost.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"What stays where it \#
  is.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":\#
  "#/components/schemas/Entitlements","description":"What the user may use now."},"warnings":{\#
  "description":"Only there when there are any.","type":"array","items":{"$ref":"#/components/\#
  schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boo\#
  lean"},"events":{"description":"Only in a dry run: what would be told.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, w\#
  hen an idempotency key gave the stored result.","type":"boolean"}},"required":["user","resto\#
  red","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other\#
   came together. `field` points to it; `nearest` lists the names that an unknown one may have\#
   meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer\#
  's role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger\#
  ), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":110\#
  0,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1201,"message":"The project has no chain with this store and origina\#
  lTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},{"co\#
  de":1300,"message":"The key was used within 24 hours for the same method with other params."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is n\#
  o room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon\#
   ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone",\#
  "storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method"\#
  :"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","val\#
  ue":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}\#
  }","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","or\#
  iginalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to\#
  ":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"p\#
  remium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState\#
  ":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nul\#
  l,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","\#
  transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"nam\#
  e":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId"\#
  :null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt"\#
  :"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refu\#
  sed":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","\#
  x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"\#
  The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":\#
  false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"entitlement","required":true,"summary":"What was granted.","schema":{"$ref":"#/\#
  components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"The projec\#
  t to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it w\#
  ould cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"The same key with the same params again gives the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["de\#
  vice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitl\#
  ement":{"$ref":"#/components/schemas/Entitlement","description":"As it stands now, whatever \#
  gives it."},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},\#
  "events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an \#
  idempotency key gave the stored result.","type":"boolean"}},"required":["entitlement"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  its bounds; or two that exclude each other came together. `field` points to it; `nearest` li\#
  sts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` a\#
  nd `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","dat\#
  a":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no su\#
  ch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is\#
   one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":\#
  {"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode \#
  scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fa\#
  lse}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}},{"code":1204,"message":"What is to be revoked was bought, or nobody granted\#
   it, or the grant is over.","data":{"kind":"notAManualGrant","retryable":false}},{"code":130\#
  0,"message":"The key was used within 24 hours for the same method with other params.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room \#
  for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, \#
  and what it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable\#
  ":false}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"gran\#
  t","params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value"\#
  :"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"ent\#
  itlement":{"id":"premium","active":false,"state":"revoked","productId":null,"source":"manual\#
  ","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPu\#
  rchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environmen\#
  t":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.di\#
  scover","summary":"Gives this protocol as an OpenRPC document.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[],"result":{"name":"result","schema":{"description":"The\#
   OpenRPC document, with `x-role` on every method.","type":"object","properties":{"openrpc":{\#
  "type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"\#
  }},"components":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   its bounds; or two that exclude each other came together. `field` points to it; `nearest` l\#
  ists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` \#
  and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permis\#
  sionDenied","retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"n\#
  ame":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components"\#
  :"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods, or describes one.","\#
  x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"method","required":f\#
  alse,"summary":"Its name.","schema":{"type":"string"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"methods":{"description":"Without `method`: all of them, in th\#
  e order of their names.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"\#
  }},"method":{"description":"With `method`: its entry of the OpenRPC document.","type":"objec\#
  t"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of its bounds; or two that exclude each other came together. `field` po\#
  ints to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach tha\#
  t of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's."\#
  ,"data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods","p\#
  arams":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method","pa\#
  rams":[{"name":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{{an\#
  y}}"}}}]},{"name":"server.info","summary":"Tells what daemon this is, its limits, and how it\#
   sees the caller.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"version":{"type":"string"},"prot\#
  ocol":{"description":"The version of this protocol.","type":"integer"},"limits":{"$ref":"#/c\#
  omponents/schemas/Limits"},"uptimeMs":{"type":"integer","minimum":0},"peer":{"$ref":"#/compo\#
  nents/schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its \#
  bounds; or two that exclude each other came together. `field` points to it; `nearest` lists \#
  the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `\#
  role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionD\#
  enied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result\#
  ","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{\#
  "uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","\#
  summary":"Answers, to show that the daemon does.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"echo","required":false,"summary":"Comes back as it is.","sche\#
  ma":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"By the system's clock."},"echo":{"description":"What was\#
   given; not there when nothing was."}},"required":["pong","now"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two tha\#
  t exclude each other came together. `field` points to it; `nearest` lists the names that an \#
  unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The peer's role does not reach that of the method. `uid` and `role` are the peer\#
  's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable"\#
  :false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":\#
  true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}\#
  ],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"n\#
  ame":"setUserProperty","summary":"Keeps a word about a user for other systems; and never cha\#
  nges access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId\#
  "}},{"name":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Its name; the r\#
  eserved ones of other systems, such as $email, are names like any other.","schema":{"$ref":"\#
  #/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"What it is no\#
  w; an empty one removes it.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name"\#
  :"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Ans\#
  wer as if it were done, with the events that it would cause, and change nothing.","schema":{\#
  "type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The \#
  same key with the same params again gives the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","de\#
  scription":"The current user's id."},"key":{"$ref":"#/components/schemas/PropertyKey"},"valu\#
  e":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"Only there, and tr\#
  ue, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would \#
  be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"Only there, and true, when an idempotency key gave the stored result.","type":"boolea\#
  n"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of its bounds; or two that exclude each other cam\#
  e together. `field` points to it; `nearest` lists the names that an unknown one may have mea\#
  nt.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's r\#
  ole does not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `\#
  needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"m\#
  essage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}}\#
  ,{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retrya\#
  ble":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or o\#
  ne of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"\#
  code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`."\#
  ,"data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such\#
   project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The k\#
  ey was used within 24 hours for the same method with other params.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. Not\#
  hing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not have reached the disk. The daemon ends, and what it finds \#
  at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"exampl\#
  es":[{"name":"one's own id for somebody","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","v\#
  alue":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"\#
  _q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Erases a c\#
  ustomer from everything that is kept.","x-role":"admin","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"userId","required":true,"summary":"Any id that reaches the customer.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary"\#
  :"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the even\#
  ts that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"The same key with the same params again g\#
  ives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"tombstone":{"description":"Made up\#
  : it stands in events wherever an erased id stood. It is nobody's id.","type":"string"},"use\#
  rs":{"description":"How many users were erased: the aliases of the customer.","type":"intege\#
  r","minimum":1},"devices":{"description":"How many devices were erased; install makes them a\#
  new.","type":"integer","minimum":0},"purchases":{"description":"How many purchases were eras\#
  ed: those that nobody else held.","type":"integer","minimum":0},"shared":{"description":"How\#
   many purchases others hold, and keep.","type":"integer","minimum":0},"dryRun":{"description\#
  ":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a\#
   dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"Only there, and true, when an idempotency key gave the stored re\#
  sult.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of its bounds; or two that exclude each other came together. `field` points to it; `nearest`\#
   lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid\#
  ` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","da\#
  ta":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nob\#
  ody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"bloc\#
  kedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than \#
  the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code"\#
  :1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1300,"message":"The key was used within 24 hours for the same method with other \#
  params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"Th\#
  ere is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storage\#
  Full","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. Th\#
  e daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFai\#
  led","retryable":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":\#
  "project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platfo\#
  rm":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"ap\#
  pStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","curren\#
  cy":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"ipho\#
  ne","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","va\#
  lue":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"resul\#
  t","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":\#
  "a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify"\#
  ,"params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"n\#
  ame":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}",\#
  "users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind\#
  ":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","us\#
  erId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"\#
  },"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.de\#
  lete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Tells everything that is held \#
  about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"\#
  userId","required":true,"summary":"Any id that reaches the customer.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to work\#
   in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/Us\#
  er"},"ids":{"description":"Every id that reaches the customer, in the order of their bytes."\#
  ,"type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/Us\#
  erId"},"kind":{"description":"`customer`: the customerId of one who began as identified.","t\#
  ype":"string","enum":["anonymous","identified","customer"]},"device":{"description":"The ins\#
  tall that an anonymous id was made for.","type":["string","null"]},"createdAt":{"$ref":"#/co\#
  mponents/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"descr\#
  iption":"Those whose anonymous or identified user is the customer's, in the order of their b\#
  ytes.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/\#
  schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"descr\#
  iption":"Who is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null\#
  "]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$re\#
  f":"#/components/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAcc\#
  ount","platform","app","createdAt"]}},"purchases":{"description":"What the customer holds, e\#
  ach transaction whole.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"gr\#
  ants":{"description":"Those of the past, too.","type":"array","items":{"type":"object","prop\#
  erties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/\#
  components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revo\#
  kedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt"\#
  ,"expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","propertie\#
  s":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/\#
  PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","s\#
  etAt"]}},"overridden":{"description":"What users of the customer had set, or removed (an emp\#
  ty value), before another of them set it anew.","type":"array","items":{"type":"object","pro\#
  perties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sc\#
  hemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","val\#
  ue","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Of the entitlements, and of the states of the purch\#
  ases: now."},"events":{"description":"What was told of the customer, the oldest first, up to\#
   1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"Where events.read goes on, with the same id as `user\#
  `."},"moreEvents":{"description":"True when events.read would tell more.","type":"boolean"}}\#
  ,"required":["user","ids","devices","purchases","grants","properties","overridden","entitlem\#
  ents","at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,\#
  "message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{\#
  "code":1102,"message":"The id is one that nobody may have: the empty one, or one of the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all of it","x-given":\#
  [{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-a\#
  nn","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.\#
  99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"\#
  $email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"n\#
  ame":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId"\#
  :"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone",\#
  "createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"creat\#
  edAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}\#
  }","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"20\#
  26-01-01T00:00:00.000Z"}],"purchases":[{"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["\#
  ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialS\#
  tartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pric\#
  e":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"mon\#
  thly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offer\#
  Code":null,"attributes":{"campaign":"winter"}}]}],"grants":[],"properties":[{"key":"$email",\#
  "value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements\#
  ":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"\#
  appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":nul\#
  l,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production"\#
  ,"store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01\#
  T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","ca\#
  use":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","ki\#
  nd":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymo\#
  us}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKi\#
  nd":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expi\#
  resAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99\#
  ","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cur\#
  sor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","proj\#
  ect":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purch\#
  ase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{\#
  anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null\#
  ,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"u\#
  serCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","user\#
  Id":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id"\#
  :"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{\#
  {anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id"\#
  :"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"user\#
  sAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId\#
  ":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cu\#
  rsor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","pro\#
  ject":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{a\#
  ny}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.\#
  undo","summary":"Takes a link back: holders and customers are as if it had never been made."\#
  ,"x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"event","required"\#
  :true,"summary":"The id of the event that told of it: an identified, a usersAliased or a …Tr\#
  ansferred.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":f\#
  alse,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done,\#
   with the events that it would cause, and change nothing.","schema":{"type":"boolean","defau\#
  lt":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same \#
  params again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/c\#
  omponents/schemas/EventId","description":"The event."},"purchases":{"description":"What chan\#
  ged holder; `to` is who holds it now, also where somebody only lost it.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"What came later and stands:\#
   restores and purchases that found other holders than they would have, aliases that these ma\#
  de, and links of the same users and purchases that were taken back since.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/KeptLink"}},"dryRun":{"description":"Only there, and tru\#
  e, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would b\#
  e told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"Only there, and true, when an idempotency key gave the stored result.","type":"boolean\#
  "}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other\#
   came together. `field` points to it; `nearest` lists the names that an unknown one may have\#
   meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer\#
  's role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger\#
  ), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":120\#
  0,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1206,"message":"The link cannot be taken back, and nothing is changed. `obstacle` sa\#
  ys why: `unknownEvent`, `otherKind` (the event makes no link), `noLink` (nothing came of it)\#
  , `undone` before, `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `uncle\#
  ar`; `event` names the event that stands in the way.","data":{"kind":"cannotUndo","retryable\#
  ":false}},{"code":1300,"message":"The key was used within 24 hours for the same method with \#
  other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the di\#
  sk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"stor\#
  ageFailed","retryable":false}}],"examples":[{"name":"somebody else's login took a purchase a\#
  long","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","\#
  product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:0\#
  0Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user\#
  ":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","param\#
  s":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":nul\#
  l}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"und\#
  one":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000","product":"\#
  monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","sh\#
  ared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Tells who the user of a device is\#
  , or whom an id reaches.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"\#
  name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device.","s\#
  chema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":\#
  "The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of i\#
  ts bounds; or two that exclude each other came together. `field` points to it; `nearest` lis\#
  ts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` an\#
  d `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","data\#
  ":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no suc\#
  h user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is \#
  one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{\#
  "kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode s\#
  calars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device"\#
  ,"value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId\#
  ":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1\#
  "],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{\#
  "name":"by user id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"devi\#
  ce":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"resul\#
  t":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_\#
  id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Tells what setUser\#
  Property has kept.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"The p\#
  roject to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["propert\#
  ies"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type\#
   or out of its bounds; or two that exclude each other came together. `field` points to it; `\#
  nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the meth\#
  od. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such de\#
  vice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The projec\#
  t has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message"\#
  :"The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds\#
  `.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mo\#
  re Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","re\#
  tryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@e\#
  xample.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"\#
  b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"prop\#
  erties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "properties":{}}}}]}],"components":{"schemas":{"AppId":{"description":"An app of the project\#
  , such as a bundle id.","type":"string","minLength":1,"maxLength":255},"AppliedRule":{"descr\#
  iption":"A rule of the project, with the value by which something was decided.","type":"obje\#
  ct","properties":{"name":{"description":"As in `project.define`.","type":"string","enum":["p\#
  urchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{\#
  "type":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings\#
   of the caller's own, told again in the events of this purchase.","type":"object","maxProper\#
  ties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"stri\#
  ng","maxLength":500}},"Catalogue":{"description":"From a product's id to the product.","type\#
  ":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":\#
  {"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Eithe\#
  r a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`: som\#
  ething came due by itself.","type":"object","properties":{"method":{"type":"string"},"id":{"\#
  type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose\#
   time the project lives in.","type":"object","properties":{"kind":{"type":"string","enum":["\#
  system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only for a man\#
  ual clock."}},"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`, which b\#
  egins now; or the moment at which a manual clock begins.","anyOf":[{"type":"string","enum":[\#
  "system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Mo\#
  ment"}},"required":["manual"],"additionalProperties":false}]},"ConsumerId":{"description":"W\#
  ho reads the events: a name of the reader's own choice, such as that of a worker.","type":"s\#
  tring","minLength":1,"maxLength":255},"Country":{"description":"A country code of two or thr\#
  ee letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"descri\#
  ption":"How much a project holds.","type":"object","properties":{"devices":{"type":"integer"\#
  ,"minimum":0},"users":{"type":"integer","minimum":0},"customers":{"type":"integer","minimum"\#
  :0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"req\#
  uired":["devices","users","customers","purchases","events"]},"Currency":{"description":"A cu\#
  rrency code of three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{3}$"},"\#
  Cursor":{"description":"A place in a project's events: the running number of the last event \#
  before it. \"0\" is the place before the first.","type":"string","pattern":"^(0|[1-9][0-9]{0\#
  ,18})$"},"DeviceId":{"description":"One install of one app. A reinstall is a new device.","t\#
  ype":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601: P1M, P7D, \#
  PT1H30M. Whole numbers of Y, M, W, D and, after a T, of H, M, S, of which the seconds may ha\#
  ve a fraction. A month ends on the same day of the next month, or on its last one.","type":"\#
  string","format":"duration"},"Entitlement":{"description":"What a user may use, and why. One\#
   purchase or grant, the winner, supplies every member. Of an entitlement that the user never\#
   had all are null but `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0)."\#
  ,"type":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{\#
  "type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"\#
  The product that gives it; null for a grant.","type":["string","null"]},"source":{"descripti\#
  on":"The store, or `manual` for a grant.","type":["string","null"]},"renewState":{"type":"st\#
  ring","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{\#
  "type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"per\#
  iodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$re\#
  f":"#/components/schemas/NullableMoment"},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Null where there is no end."},"gracePeriodExpiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMome\#
  nt"},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$re\#
  f":"#/components/schemas/NullableMoment"},"autoRenewDisabledAt":{"$ref":"#/components/schema\#
  s/NullableMoment"},"renewsCount":{"type":"integer","minimum":0},"environment":{"type":["stri\#
  ng","null"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant."\#
  ,"type":["string","null"]},"transactionId":{"description":"Null for a grant.","type":["strin\#
  g","null"]},"originalTransactionId":{"description":"Null for a grant.","type":["string","nul\#
  l"]}},"required":["id","active","state","productId","source","renewState","grantType","perio\#
  dType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","\#
  trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","o\#
  riginalTransactionId"]},"EntitlementId":{"description":"What a user may use.","type":"string\#
  ","minLength":1,"maxLength":255},"Entitlements":{"description":"From an entitlement's id to \#
  the entitlement, inactive ones too.","type":"object","additionalProperties":{"$ref":"#/compo\#
  nents/schemas/Entitlement"}},"Event":{"description":"Something that happened in a project. W\#
  hat else stands in it depends on its kind; see rules.md.","type":"object","properties":{"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"The project's running number; not \#
  there in a dry run."},"id":{"description":"Made up; never the same twice.","type":"string"},\#
  "kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment"}\#
  ,"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/Us\#
  erId","description":"The customerId of the one whom it is about; not there in clockAdvanced,\#
   which is about nobody."},"userId":{"$ref":"#/components/schemas/UserId","description":"Ther\#
  e when that one is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"There when that one is anonymous; beside userId in identified and loggedOut, where i\#
  t is the device's anonymous user, the new one after a rotation."},"cause":{"$ref":"#/compone\#
  nts/schemas/Cause"},"device":{"description":"userCreated, identified, loggedOut, purchaseRec\#
  orded, purchaseRenewed, purchaseUpdated, purchaseExpired, and what comes of a purchase: the \#
  device, null where there is none.","type":["string","null"]},"outcome":{"description":"ident\#
  ified: what identify answered.","type":"string","enum":["attached","aliased","moved","switch\#
  ed"]},"from":{"description":"Of a move: who held the purchase before.","type":"array","items\#
  ":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"Of a move: who holds it now."},"shared":{"description":"Of a move: whether those in \#
  `from` keep it.","type":"boolean"},"undone":{"description":"linkUndone: the id of the event \#
  whose link was taken back.","type":"string"},"aliases":{"description":"usersAliased, and lin\#
  kUndone where customers part: every id that reaches the customer now, in the order of their \#
  bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#\#
  /components/schemas/UserId","description":"usersAliased: the customerId that became part of \#
  `user`; not there when the id that joined was new."},"entitlements":{"description":"entitlem\#
  entsActivated, entitlementsDeactivated: whose access changed, in the order of their bytes. g\#
  ranted, grantRevoked: the one.","type":"array","items":{"$ref":"#/components/schemas/Entitle\#
  mentId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/\#
  schemas/ProductKind"},"holders":{"description":"purchase…: who holds it.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/Pur\#
  chaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{\#
  "$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Of a purchase: the end of its period. granted, grantRevoked: the end that\#
   the grant has, or had."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyS\#
  hared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","n\#
  ull"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attribut\#
  es":{"$ref":"#/components/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"clockAdvanced: what the clock shows now."}},"required":["id","kind","at","proj\#
  ect","cause"]},"EventId":{"description":"The id of an event, as the feed tells it.","type":"\#
  string","minLength":1,"maxLength":255},"EventKind":{"description":"What happened.","type":"s\#
  tring","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseR\#
  ecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","enti\#
  tlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceiv\#
  ed","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"E\#
  xplanationStep":{"description":"One thing that led somebody to an entitlement, or took it aw\#
  ay. Members that make no sense for a step, or are not known, are left out.","type":"object",\#
  "properties":{"step":{"description":"What it is. rules.md says what each is about.","type":"\#
  string","enum":["purchased","granted","attached","moved","shared","transferred","aliased","u\#
  nclear","identified","renewed","revoked","mapped","clock"]},"text":{"description":"One sente\#
  nce for people.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"When it came about, as far as it has a time; of `clock` the moment asked about."},"e\#
  vent":{"$ref":"#/components/schemas/EventId","description":"The event that told of it."},"cu\#
  rsor":{"$ref":"#/components/schemas/Cursor","description":"That event's."},"rule":{"$ref":"#\#
  /components/schemas/AppliedRule","description":"The rule by which it came about."},"method":\#
  {"description":"What brought it about.","type":"string","enum":["identify","restore","purcha\#
  se","user.link.undo"]},"from":{"description":"Who had it before, one id for each customer, a\#
  t most ten; of `aliased` the one side, of `identified` the device's anonymous user.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it by t\#
  his; of `aliased` the other side.","type":"array","items":{"$ref":"#/components/schemas/User\#
  Id"}},"device":{"description":"Of `purchased` and `identified`; null where a purchase came f\#
  rom no device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"ori\#
  ginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#\#
  /components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"sta\#
  te":{"$ref":"#/components/schemas/State","description":"What it is at the moment."},"since":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Of `clock`: since when it is so\#
  ; where access is over, its last moment. Else when the period begins."},"until":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"The last moment of it, as far as is known; \#
  of a pause when it ends. Null where there is no end."},"decidedAnew":{"description":"Only th\#
  ere, and true, where a login came to this when an earlier link was taken back.","type":"bool\#
  ean"}},"required":["step","text","at"]},"HelpfulCall":{"description":"A call, ready to be se\#
  nt, that would make an entitlement active: it was rehearsed, and it did.","type":"object","p\#
  roperties":{"method":{"type":"string"},"params":{"description":"As the method takes them.","\#
  type":"object"},"role":{"description":"What a peer needs for it.","type":"string","enum":["r\#
  ead","write","admin"]},"text":{"description":"One sentence for people.","type":"string"}},"r\#
  equired":["method","params","role","text"]},"IdempotencyKey":{"description":"A key for one w\#
  rite, remembered for 24 hours per project and method.","type":"string","minLength":1,"maxLen\#
  gth":255},"KeptLink":{"description":"A link that stands though an earlier one was taken back\#
  .","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","description\#
  ":"The event that told of it."},"method":{"description":"What brought it about.","type":"str\#
  ing","enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Lack":\#
  {"description":"Something without which an entitlement is not active.","type":"object","prop\#
  erties":{"kind":{"description":"What is missing. rules.md says what each means.","type":"str\#
  ing","enum":["expired","paused","billingRetry","refunded","revoked","notYet","environment","\#
  notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGrant\#
  ed"]},"text":{"description":"One sentence for people.","type":"string"},"store":{"$ref":"#/c\#
  omponents/schemas/Store","description":"Of what is about a purchase, as the next two are."},\#
  "originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/c\#
  omponents/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"\#
  Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the anonymou\#
  s one, of several the least by bytes."},"since":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"The last moment with access; of `refunded` and `revoked` when that was."},"until":{\#
  "$ref":"#/components/schemas/Moment","description":"Of `paused` when the pause ends, of `not\#
  Yet` when it begins."},"because":{"description":"Of `heldByAnother`: how it came to its hold\#
  er.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"d\#
  escription":"Calls that would make the entitlement active at the moment asked about, each by\#
   itself. Each stands where it helps first.","type":"array","items":{"$ref":"#/components/sch\#
  emas/HelpfulCall"}}},"required":["kind","text","wouldHelp"]},"Limits":{"description":"Every \#
  limit of the daemon by name.","type":"object","properties":{"lineBytesMax":{"type":"integer"\#
  },"batchEntriesMax":{"type":"integer"},"depthMax":{"type":"integer"},"requestIdBytesMax":{"t\#
  ype":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"\#
  ],"additionalProperties":{"type":"integer"}},"MethodSummary":{"description":"One line of the\#
   list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type":\#
  "string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name","summ\#
  ary","role"]},"Moment":{"description":"RFC 3339. Taken with any offset and precision; given \#
  in UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A pu\#
  rchase that gained a holder or changed it.","type":"object","properties":{"store":{"$ref":"#\#
  /components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transactio\#
  nId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schem\#
  as/ProductKind"},"from":{"description":"Who held it before: one id for each customer, in the\#
   order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":\#
  {"$ref":"#/components/schemas/UserId","description":"Who holds it now and did not before."},\#
  "shared":{"description":"True when those in `from` still hold it.","type":"boolean"}},"requi\#
  red":["store","originalTransactionId","product","kind","from","to","shared"]},"NullableMomen\#
  t":{"description":"A Moment, or null where there is none.","type":["string","null"],"format"\#
  :"date-time"},"Outdone":{"description":"A purchase or a grant that gives an entitlement, too\#
  , and gives way to another one.","type":"object","properties":{"lostBy":{"description":"What\#
   decided: the first in the order of rules.md in which the two differ.","type":"string","enum\#
  ":["active","end","purchasedAt","transactionId","store","originalTransactionId","order"]},"t\#
  ext":{"description":"One sentence for people.","type":"string"},"entitlement":{"$ref":"#/com\#
  ponents/schemas/Entitlement","description":"As it would be if nothing else gave it."}},"requ\#
  ired":["lostBy","text","entitlement"]},"Peer":{"description":"The other end of the connectio\#
  n, as the kernel tells it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"t\#
  ype":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","adm\#
  in"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"What the customer\#
   pays for a period.","type":"string","enum":["normal","trial","intro"]},"Platform":{"descrip\#
  tion":"What the device runs: ios, android, web, or any other such word.","type":"string","pa\#
  ttern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"str\#
  ing","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"descripti\#
  on":"A decimal number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$\#
  "},"Product":{"description":"A product of the catalogue.","type":"object","properties":{"kin\#
  d":{"description":"Null or left out: what a purchase says, else `subscription` with an end a\#
  nd `nonConsumable` without.","type":["string","null"],"enum":["subscription","nonRenewingSub\#
  scription","nonConsumable","consumable",null]},"entitlements":{"description":"What it gives \#
  access to.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":\#
  100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"description":"\#
  A product, as the store or the catalogue calls it.","type":"string","minLength":1,"maxLength\#
  ":255},"ProductKind":{"description":"What a product is; it decides how a purchase moves and \#
  ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","con\#
  sumable"]},"Project":{"description":"A project as it is defined, and how much it holds.","ty\#
  pe":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#\#
  /components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlemen\#
  ts":{"description":"What may be granted besides what the catalogue gives.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/sch\#
  emas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"createdAt":{"$ref":\#
  "#/components/schemas/Moment","description":"By the project's own clock as it was when the p\#
  roject was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules"\#
  ,"products","entitlements","environment","clock","createdAt","counts"]},"ProjectEnvironment"\#
  :{"description":"Which purchases count in a project.","type":"string","enum":["production","\#
  sandbox","any"]},"ProjectId":{"description":"A namespace: projects share no device, user, pu\#
  rchase or event.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"descript\#
  ion":"One line of the list of projects.","type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref\#
  ":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","preset","createdAt","counts"]},"Properties":{"description":"From a property's name t\#
  o its value; a customer has at most 100 by setUserProperty.","type":"object","propertyNames"\#
  :{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/sc\#
  hemas/PropertyValue"}},"PropertyKey":{"description":"The name of a property: 1 to 80 letters\#
  , digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyVal\#
  ue":{"description":"The value of a property.","type":"string","maxLength":500},"Purchase":{"\#
  description":"One chain of store transactions, and who holds it.","type":"object","propertie\#
  s":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/compone\#
  nts/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","de\#
  scription":"The latest transaction of the chain."},"product":{"$ref":"#/components/schemas/P\#
  roductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The purchase's o\#
  wn, else the catalogue's, else `subscription` with an end and `nonConsumable` without."},"st\#
  ate":{"$ref":"#/components/schemas/State","description":"As it stands now; null before the f\#
  irst purchasedAt."},"holders":{"description":"One id for each customer that holds it, in the\#
   order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"devi\#
  ce":{"description":"The device that it came from.","type":["string","null"]},"storeAccount":\#
  {"description":"The store account that it came from.","type":["string","null"]},"purchasedAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Of the latest transaction."},"firstPu\#
  rchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/\#
  NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"periodType\#
  ":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/Pur\#
  chaseEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"description":"A decimal in \#
  a string.","type":["string","null"]},"currency":{"description":"As it came.","type":["string\#
  ","null"]},"country":{"description":"As it came.","type":["string","null"]},"offerCode":{"de\#
  scription":"As it came.","type":["string","null"]},"autoRenew":{"description":"True for a su\#
  bscription until it is told otherwise; false for every other kind.","type":"boolean"},"autoR\#
  enewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"gracePeriodExpiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment"},"billingRetry":{"type":"boolean"},"pausedUntil":{"$\#
  ref":"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"descr\#
  iption":"The number of `normal` periods less one, never below none.","type":"integer","minim\#
  um":0},"transactions":{"description":"The whole history, the oldest first.","type":"array","\#
  items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactio\#
  nId","transactionId","product","kind","state","holders","device","storeAccount","purchasedAt\#
  ","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared\#
  ","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExp\#
  iresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","transactions"]}\#
  ,"PurchaseEnvironment":{"description":"Where the store took the money.","type":"string","enu\#
  m":["production","sandbox"]},"PurchaseName":{"description":"What names a purchase: its store\#
   and the first transaction of its chain.","type":"object","properties":{"store":{"$ref":"#/c\#
  omponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"\#
  description":"A purchase that a restore left where it was, and why.","type":"object","proper\#
  ties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":\#
  {"$ref":"#/components/schemas/UserId","description":"Who holds it: the identified holder, el\#
  se the anonymous one; of several the least by bytes."},"rule":{"description":"The rule that \#
  refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store","ori\#
  ginalTransactionId","product","holder","rule"]},"Rules":{"description":"Every rule of a proj\#
  ect, spelled out. rules.md says what each does.","type":"object","properties":{"preset":{"$r\#
  ef":"#/components/schemas/Preset"},"anonymousPrefix":{"description":"What an anonymous id be\#
  gins with; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-cas\#
  e UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","\#
  alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["att\#
  ach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logo\#
  utFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogo\#
  ut":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string"\#
  ,"enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":["share","trans\#
  fer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOt\#
  hers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax\#
  ":{"description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedU\#
  serIds":{"description":"Ids that nobody may have, compared byte by byte. The empty one is al\#
  ways among them.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}}\#
  ,"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogo\#
  ut","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases",\#
  "userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A preset's name, or a pre\#
  set and what differs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"obje\#
  ct","properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qonversion"},"an\#
  onymousPrefix":{"description":"What an anonymous id begins with; 32 lower-case hex digits fo\#
  llow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":6\#
  4},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","swi\#
  tch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move\#
  ","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onLogout":{"type"\#
  :"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","enum":["ignore",\#
  "refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","currentUser"\#
  ]},"onRestore":{"type":"string","enum":["share","transfer","transferIfInactive","keep","alia\#
  s"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"t\#
  ype":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scalars."\#
  ,"type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that nobod\#
  y may have, compared byte by byte. The empty one is always among them.","type":"array","item\#
  s":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":\#
  false}]},"State":{"description":"What has become of a purchase at a moment; null before it b\#
  egan, and of what one never had.","type":["string","null"],"enum":["active","trial","intro",\#
  "gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"Store":{"descri\#
  ption":"The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or \#
  any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{\#
  "description":"The store account (Apple ID, Google account, …) whose purchases a device can \#
  present.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"A \#
  subscription of one connection; another connection may have one of the same name.","type":"s\#
  tring"},"Transaction":{"description":"One paid period, or one payment, of a purchase.","type\#
  ":"object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/Pe\#
  riodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"isFamilyShared":{"description":"From here on only in an expo\#
  rt.","type":"boolean"},"price":{"description":"A decimal in a string.","type":["string","nul\#
  l"]},"currency":{"description":"As it came.","type":["string","null"]},"country":{"descripti\#
  on":"As it came.","type":["string","null"]},"offerCode":{"description":"As it came.","type":\#
  ["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"required":["tra\#
  nsactionId","product","periodType","purchasedAt","expiresAt"]},"TransactionId":{"description\#
  ":"One transaction of a store.","type":"string","minLength":1,"maxLength":255},"User":{"desc\#
  ription":"Who somebody is: the current user of a device, or the user that an id reaches.","t\#
  ype":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"The cu\#
  rrent user: the identified id, or else the anonymous one. Asked by an id: that one where it \#
  is identified, else the one that stands for the customer."},"anonymousId":{"description":"Th\#
  e device's anonymous user. Asked by an id: that id where it is an anonymous one, else null."\#
  ,"type":["string","null"]},"identityId":{"description":"The identified id, null while anonym\#
  ous.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"One made-up id per customer that outlives every login; stands wherever a userId may."}\#
  ,"aliases":{"description":"Every id that reaches this customer, in the order of their bytes.\#
   A customerId made for an identified user is none of them.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description\#
  ":"Only there when asked by device."},"createdAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"When the customer was created."},"environment":{"$ref":"#/components/schemas/Proj\#
  ectEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliases","create\#
  dAt","environment"]},"UserId":{"description":"A user: one's own id for somebody, an anonymou\#
  s id, or a customerId. 1 to `userIdLengthMax` Unicode scalars, compared byte by byte. An emp\#
  ty or too long one has errors of its own (blockedUserId, userIdTooLong), so no length is giv\#
  en here.","type":"string"},"Warning":{"description":"Something that was done, and may not be\#
   what was meant.","type":"object","properties":{"kind":{"type":"string","enum":["unknownProd\#
  uct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody"]},"message":{"description"\#
  :"One sentence for people.","type":"string"},"nearest":{"description":"Names that do exist, \#
  the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","message"]\#
  }},"errors":{"parseError":{"code":-32700,"message":"The line is no JSON text, in the strict \#
  sense of lines.md. `offset` is the first byte that cannot stand where it stands, counted fro\#
  m 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"messa\#
  ge":"The line is JSON, but no request: no object, no method, a `jsonrpc` that is not \"2.0\"\#
  , an id or params of a wrong type, an empty batch.","data":{"kind":"invalidRequest","retryab\#
  le":false}},"messageTooLarge":{"code":-32600,"message":"More bytes came without a line feed \#
  than `limit`. The line was dropped; the next one is read as always.","data":{"kind":"message\#
  TooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more ent\#
  ries than `limit`. None was carried out.","data":{"kind":"batchTooLarge","retryable":false}}\#
  ,"notInBatch":{"code":-32600,"message":"The method cannot stand in a batch.","data":{"kind":\#
  "notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"There is no such \#
  method. `nearest` lists those with a like name.","data":{"kind":"unknownMethod","retryable":\#
  false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of its bounds; or two that exclude each other came together. `field` points to\#
   it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidP\#
  arams","retryable":false}},"internalError":{"code":-32603,"message":"A fault of the daemon's\#
   own. `reference` stands in its log too.","data":{"kind":"internalError","retryable":false}}\#
  ,"permissionDenied":{"code":1000,"message":"The peer's role does not reach that of the metho\#
  d. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind\#
  ":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project\#
   has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},"blockedUserId":{"code":1102,"message":"The id is one that nobody may have: the empty\#
   one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":\#
  false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the pro\#
  ject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserI\#
  d":{"code":1104,"message":"The id begins with the project's anonymous prefix, where there is\#
   one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable\#
  ":false}},"alreadyAnonymous":{"code":1105,"message":"Nobody is logged in on the device, and \#
  the project's `onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous","retryable":fa\#
  lse}},"unknownProject":{"code":1200,"message":"There is no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has \#
  no chain with this store and originalTransactionId. Nothing was done.","data":{"kind":"unkno\#
  wnPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Somebody els\#
  e holds the chain, and the rule keeps it there. Nothing was done.","data":{"kind":"purchaseH\#
  eldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"The project k\#
  nows no such entitlement, and it is to be granted or explained. `nearest` lists like ones.",\#
  "data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"mess\#
  age":"What is to be revoked was bought, or nobody granted it, or the grant is over.","data":\#
  {"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The p\#
  roject lives in the system's time.","data":{"kind":"clockNotManual","retryable":false}},"can\#
  notUndo":{"code":1206,"message":"The link cannot be taken back, and nothing is changed. `obs\#
  tacle` says why: `unknownEvent`, `otherKind` (the event makes no link), `noLink` (nothing ca\#
  me of it), `undone` before, `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch\#
  `, `unclear`; `event` names the event that stands in the way.","data":{"kind":"cannotUndo","\#
  retryable":false}},"unknownConsumer":{"code":1207,"message":"Nobody has acknowledged anythin\#
  g under this name.","data":{"kind":"unknownConsumer","retryable":false}},"idempotencyConflic\#
  t":{"code":1300,"message":"The key was used within 24 hours for the same method with other p\#
  arams.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,\#
  "message":"There is no room for the write. Nothing was changed; reading goes on.","data":{"k\#
  ind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may \#
  not have reached the disk. The daemon ends, and what it finds at its next start is the truth\#
  .","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"M\#
  ore is waiting than the daemon holds. Nothing was done.","data":{"kind":"overloaded","retrya\#
  ble":true}},"tooManyConnections":{"code":1403,"message":"There are as many connections as th\#
  e daemon takes. This is the answer to the first line, and the connection is closed after it.\#
  ","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"messa\#
  ge":"The daemon is about to end. Nothing was done.","data":{"kind":"shuttingDown","retryable\#
  ":true}}}}}\#

  """#
