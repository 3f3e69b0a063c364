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
  as/ClockChoice"}},{"name":"webhooks","required":false,"summary":"Where events are posted; th\#
  e whole list, each URL once. None for a new project.","schema":{"type":"array","items":{"$re\#
  f":"#/components/schemas/WebhookChoice"},"maxItems":10}},{"name":"dryRun","required":false,"\#
  summary":"Answer as if it were done, with the events that it would cause, and change nothing\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"The same key with the same params again gives the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{"description":"On\#
  ly there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry \#
  run: what would be told with the call. What customers are told of a new catalogue follows la\#
  ter, and is not shown.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"Only there, and true, when an idempotency key gave the stored result.",\#
  "type":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other ca\#
  me together. `field` points to it; `nearest` lists the names that an unknown one may have me\#
  ant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's \#
  role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger), \#
  `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1300,"\#
  message":"The key was used within 24 hours for the same method with other params.","data":{"\#
  kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for\#
   the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and\#
   what it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":f\#
  alse}}],"examples":[{"name":"a new project","params":[{"name":"project","value":"news"},{"na\#
  me":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"products","valu\#
  e":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","value":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"n\#
  ews","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIde\#
  ntifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignor\#
  e","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","o\#
  neTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"producti\#
  on","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"20\#
  26-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events"\#
  :0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"defa\#
  ult","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIde\#
  ntifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignor\#
  e","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneT\#
  imePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"produc\#
  tion","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"\#
  {{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1}}}}},{"name"\#
  :"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2\#
  026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","\#
  secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","se\#
  cret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],\#
  "result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"e\#
  ntitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:\#
  00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https\#
  ://example.com/purchases","format":"purchasely"}],"createdAt":"2026-01-01T00:00:00.000Z","co\#
  unts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.\#
  describe","summary":"Shows a project's definition, every rule spelled out, and how much it h\#
  olds.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","re\#
  quired":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its boun\#
  ds; or two that exclude each other came together. `field` points to it; `nearest` lists the \#
  names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role\#
  ` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"un\#
  knownProject","retryable":false}}],"examples":[{"name":"the project that is there from the s\#
  tart","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{"pre\#
  set":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attac\#
  h","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolder\#
  s":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"mov\#
  e","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment\#
  ":"production","clock":{"kind":"system"},"webhooks":[],"createdAt":"{{any}}","counts":{"devi\#
  ces":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.list","summa\#
  ry":"Lists the projects, in the order of their ids' bytes.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[{"name":"project","required":false,"summary":"Taken so that \#
  a client may send it with every call; it must exist, and changes nothing.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/components/schem\#
  as/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each othe\#
  r came together. `field` points to it; `nearest` lists the names that an unknown one may hav\#
  e meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The pee\#
  r's role does not reach that of the method. `uid` and `role` are the peer's (null: a strange\#
  r), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":12\#
  00,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ],"examples":[{"name":"one project","params":[],"result":{"name":"result","value":{"projects\#
  ":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users"\#
  :0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Show\#
  s where a project's events are posted, and with which secrets.","x-role":"admin","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"The proje\#
  ct to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array","i\#
  tems":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or \#
  two that exclude each other came together. `field` points to it; `nearest` lists the names t\#
  hat an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are t\#
  he peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}}],"examples":[{"name":"a webhook that was defined after the first \#
  event","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.defin\#
  e","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],\#
  "result":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"ses\#
  ame","oldSecret":null,"format":"entitled","since":"1"}]}}}]},{"name":"purchase","summary":"R\#
  ecords a transaction of a store, and who holds it.","x-role":"write","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"device","required":false,"summary":"The device.","schema":\#
  {"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A use\#
  r, instead of a device; made when there is none, for the money is real.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"product","required":true,"summary":"What was bought; \#
  one that the catalogue does not know is kept all the same.","schema":{"$ref":"#/components/s\#
  chemas/ProductId"}},{"name":"store","required":true,"summary":"Where it was bought.","schema\#
  ":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"\#
  This transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"original\#
  TransactionId","required":false,"summary":"The first transaction of its chain; this one when\#
   left out.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required\#
  ":false,"summary":"What the product is; wins over the catalogue.","schema":{"$ref":"#/compon\#
  ents/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"When; now when\#
   left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":\#
  false,"summary":"The last moment of the period; no end when left out.","schema":{"$ref":"#/c\#
  omponents/schemas/Moment"}},{"name":"periodType","required":false,"summary":"What the custom\#
  er pays for the period.","schema":{"$ref":"#/components/schemas/PeriodType","default":"norma\#
  l"}},{"name":"environment","required":false,"summary":"Where the store took the money.","sch\#
  ema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"name":"is\#
  FamilyShared","required":false,"summary":"Bought by somebody else in the family.","schema":{\#
  "type":"boolean","default":false}},{"name":"price","required":false,"summary":"What was paid\#
  .","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"summ\#
  ary":"In which currency.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"countr\#
  y","required":false,"summary":"In which country.","schema":{"$ref":"#/components/schemas/Cou\#
  ntry"}},{"name":"offerCode","required":false,"summary":"The offer that was redeemed.","schem\#
  a":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":false,"s\#
  ummary":"Told again in the events of this purchase.","schema":{"$ref":"#/components/schemas/\#
  Attributes"}},{"name":"project","required":false,"summary":"The project to work in.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Answer as if it were done, with the events that it would cause, and change\#
   nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"The same key with the same params again gives the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/compone\#
  nts/schemas/Purchase"},"created":{"description":"True when the chain was not known before.",\#
  "type":"boolean"},"outcome":{"description":"recorded: a new chain. received: a chain that th\#
  e buyer did not hold, and holds now. planChanged: a new transaction with another product. re\#
  newed: any other new transaction. unchanged: nothing new.","type":"string","enum":["recorded\#
  ","renewed","planChanged","received","unchanged"]},"entitlements":{"$ref":"#/components/sche\#
  mas/Entitlements","description":"What the buyer may use now."},"warnings":{"description":"On\#
  ly there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}\#
  },"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{\#
  "description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotenc\#
  y key gave the stored result.","type":"boolean"}},"required":["purchase","created","outcome"\#
  ,"entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of its bounds; or two that exclude each other came together. `field` poin\#
  ts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that \#
  of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":\#
  "The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mor\#
  e Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","ret\#
  ryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, w\#
  here there is one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUserI\#
  d","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1202,"message":"Somebody else holds the chain, and\#
   the rule keeps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryab\#
  le":false}},{"code":1300,"message":"The key was used within 24 hours for the same method wit\#
  h other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":\#
  "storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the \#
  disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"st\#
  orageFailed","retryable":false}}],"examples":[{"name":"a subscription","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mont\#
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
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"out\#
  come":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","p\#
  roductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","per\#
  iodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchased\#
  At":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount\#
  ":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransactio\#
  nId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value\#
  ":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name"\#
  :"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"r\#
  esult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"100\#
  0","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holder\#
  s":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fal\#
  se,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewD\#
  isabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunde\#
  dAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by somebody logged in\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"m\#
  onthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name"\#
  :"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purcha\#
  se":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mon\#
  thly","kind":"subscription","state":"active","holders":["{{anonymous}}","user_id_1"],"device\#
  ":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"peri\#
  odType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":n\#
  ull,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriod\#
  ExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"\#
  renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"nor\#
  mal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"cre\#
  ated":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"sta\#
  te":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":\#
  "purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":nu\#
  ll,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","ori\#
  ginalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transac\#
  tionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000\#
  Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"na\#
  me":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTra\#
  nsactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name\#
  ":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purch\#
  ase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"mo\#
  nthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone",\#
  "storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T\#
  00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount\#
  ":1,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purch\#
  asedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"transactionId":\#
  "1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","e\#
  xpiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{\#
  "premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"app\#
  Store","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"20\#
  25-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"\#
  firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","t\#
  rialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","s\#
  tore":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a produ\#
  ct that the catalogue does not know","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","v\#
  alue":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"\#
  result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1\#
  ","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders\#
  ":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","\#
  firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodEx\#
  piresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"re\#
  newsCount":0,"transactions":[{"transactionId":"pi_1","product":"montly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null}]},"created":true,"outcome":"rec\#
  orded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":\#
  ["monthly"]}]}}}]},{"name":"purchase.update","summary":"Takes in what a store tells of a pur\#
  chase besides its transactions.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"store","required":true,"summary":"Where it was bought.","schema":{"$ref":"#/c\#
  omponents/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"The fi\#
  rst transaction of its chain.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"nam\#
  e":"expiresAt","required":false,"summary":"Another last moment of the period; null: no end."\#
  ,"schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":fal\#
  se,"summary":"Whether it renews by itself; null is true.","schema":{"type":["boolean","null"\#
  ]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"The last moment of the grace \#
  period; null: there is none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"nam\#
  e":"billingRetry","required":false,"summary":"Whether the store still tries to get its money\#
  ; null is false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":fal\#
  se,"summary":"The moment at which a pause is over; null: there is none.","schema":{"$ref":"#\#
  /components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"When \#
  the money was given back; null: it was not.","schema":{"$ref":"#/components/schemas/Nullable\#
  Moment"}},{"name":"revokedAt","required":false,"summary":"When it was taken away, as when fa\#
  mily sharing ends; null: it was not.","schema":{"$ref":"#/components/schemas/NullableMoment"\#
  }},{"name":"product","required":false,"summary":"The product from now on: a change of plan."\#
  ,"schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"project","required":false,"sum\#
  mary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the\#
   events that it would cause, and change nothing.","schema":{"type":"boolean","default":false\#
  }},{"name":"idempotencyKey","required":false,"summary":"The same key with the same params ag\#
  ain gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/componen\#
  ts/schemas/Purchase"},"warnings":{"description":"Only there when there are any.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, an\#
  d true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what wo\#
  uld be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"des\#
  cription":"Only there, and true, when an idempotency key gave the stored result.","type":"bo\#
  olean"}},"required":["purchase"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of its bounds; or two that exclude each other came togeth\#
  er. `field` points to it; `nearest` lists the names that an unknown one may have meant.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does\#
   not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` \#
  the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201\#
  ,"message":"The project has no chain with this store and originalTransactionId. Nothing was \#
  done.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"The key \#
  was used within 24 hours for the same method with other params.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothin\#
  g was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":140\#
  1,"message":"The write may not have reached the disk. The daemon ends, and what it finds at \#
  its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples"\#
  :[{"name":"auto-renew turned off","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name"\#
  :"originalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name\#
  ":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transacti\#
  onId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonym\#
  ous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firs\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarte\#
  dAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":nu\#
  ll,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"\#
  2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nul\#
  l,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},\#
  {"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tra\#
  nsactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","valu\#
  e":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":\#
  "2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStor\#
  e","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscri\#
  ption","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expi\#
  resAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":\#
  "production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":\#
  null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":\#
  false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"renewsCou\#
  nt":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a\#
   refund that was none","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","origina\#
  lTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store",\#
  "value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","va\#
  lue":null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTrans\#
  actionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"a\#
  ctive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026\#
  -01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFam\#
  ilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":tr\#
  ue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil"\#
  :null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1\#
  000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"restore","summary":"Brings what the stor\#
  e account of a device has bought to its current user.","x-role":"write","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"device","required":true,"summary":"The device.","schema\#
  ":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"\#
  Exactly these, whoever's account they came from; an empty list restores nothing.","schema":{\#
  "type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems":1000}},{"name\#
  ":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"An\#
  swer as if it were done, with the events that it would cause, and change nothing.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The\#
   same key with the same params again gives the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"All that the user \#
  now holds and did not before.","type":"array","items":{"$ref":"#/components/schemas/Move"}},\#
  "transferred":{"description":"Those of them that somebody lost.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Move"}},"refused":{"description":"What stays where it is.","type":\#
  "array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/component\#
  s/schemas/Entitlements","description":"What the user may use now."},"warnings":{"description\#
  ":"Only there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warn\#
  ing"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"even\#
  ts":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idemp\#
  otency key gave the stored result.","type":"boolean"}},"required":["user","restored","transf\#
  erred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of its bounds; or two that exclude each other came togeth\#
  er. `field` points to it; `nearest` lists the names that an unknown one may have meant.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does\#
   not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` \#
  the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":\#
  "The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code"\#
  :1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1201,"message":"The project has no chain with this store and originalTransaction\#
  Id. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"me\#
  ssage":"The key was used within 24 hours for the same method with other params.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for t\#
  he write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and w\#
  hat it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccoun\#
  t":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","\#
  params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}]\#
  ,"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identity\#
  Id":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-0\#
  1T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransa\#
  ctionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}",\#
  "shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","act\#
  ive":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew\#
  ","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionI\#
  d":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result",\#
  "value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"custo\#
  merId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01\#
  T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"ent\#
  itlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device."\#
  ,"schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summa\#
  ry":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":\#
  "entitlement","required":true,"summary":"What was granted.","schema":{"$ref":"#/components/s\#
  chemas/EntitlementId"}},{"name":"project","required":false,"summary":"The project to work in\#
  .","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun",\#
  "required":false,"summary":"Answer as if it were done, with the events that it would cause, \#
  and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"The same key with the same params again gives the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$re\#
  f":"#/components/schemas/Entitlement","description":"As it stands now, whatever gives it."},\#
  "dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"d\#
  escription":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency \#
  key gave the stored result.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; \#
  or two that exclude each other came together. `field` points to it; `nearest` lists the name\#
  s that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` ar\#
  e the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"\#
  unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","d\#
  ata":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that no\#
  body may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fal\#
  se}},{"code":1204,"message":"What is to be revoked was bought, or nobody granted it, or the \#
  grant is over.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":\#
  "The key was used within 24 hours for the same method with other params.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the writ\#
  e. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not have reached the disk. The daemon ends, and what it \#
  finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":\#
  {"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{\#
  "name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"\#
  id":"premium","active":false,"state":"revoked","productId":null,"source":"manual","renewStat\#
  e":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":n\#
  ull,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"sto\#
  re":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","sum\#
  mary":"Gives this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC doc\#
  ument, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"stri\#
  ng"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"componen\#
  ts":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds;\#
   or two that exclude each other came together. `field` points to it; `nearest` lists the nam\#
  es that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` a\#
  re the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied",\#
  "retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result\#
  ","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}\#
  }]},{"name":"server.describe","summary":"Lists the methods, or describes one.","x-role":"rea\#
  d","x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"summar\#
  y":"Its name.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"obje\#
  ct","properties":{"methods":{"description":"Without `method`: all of them, in the order of t\#
  heir names.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":\#
  {"description":"With `method`: its entry of the OpenRPC document.","type":"object"}},"requir\#
  ed":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of its bounds; or two that exclude each other came together. `field` points to it; \#
  `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the met\#
  hod. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"ki\#
  nd":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"r\#
  esult":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"nam\#
  e":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}"}}}]},{"\#
  name":"server.info","summary":"Tells what daemon this is, its limits, and how it sees the ca\#
  ller.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"version":{"type":"string"},"protocol":{"desc\#
  ription":"The version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/sc\#
  hemas/Limits"},"uptimeMs":{"type":"integer","minimum":0},"peer":{"$ref":"#/components/schema\#
  s/Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or t\#
  wo that exclude each other came together. `field` points to it; `nearest` lists the names th\#
  at an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are th\#
  e peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retr\#
  yable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"\#
  version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any\#
  }}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"An\#
  swers, to show that the daemon does.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"echo","required":false,"summary":"Comes back as it is.","schema":{"descri\#
  ption":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas\#
  /Moment","description":"By the system's clock."},"echo":{"description":"What was given; not \#
  there when nothing was."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude ea\#
  ch other came together. `field` points to it; `nearest` lists the names that an unknown one \#
  may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a \#
  stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"e\#
  xamples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"\#
  {{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{\#
  "name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setUse\#
  rProperty","summary":"Keeps a word about a user for other systems; and never changes access.\#
  ","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","require\#
  d":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":\#
  "userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/compo\#
  nents/schemas/UserId"}},{"name":"key","required":true,"summary":"Its name; the reserved ones\#
   of other systems, such as $email, are names like any other.","schema":{"$ref":"#/components\#
  /schemas/PropertyKey"}},{"name":"value","required":true,"summary":"What it is now; an empty \#
  one removes it.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","\#
  required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it\#
   were done, with the events that it would cause, and change nothing.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wit\#
  h the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"\#
  The current user's id."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"\#
  #/components/schemas/PropertyValue"},"dryRun":{"description":"Only there, and true, in a dry\#
   run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only \#
  there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"requir\#
  ed":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of its bounds; or two that exclude each other came together. \#
  `field` points to it; `nearest` lists the names that an unknown one may have meant.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not\#
   reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the \#
  method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":110\#
  1,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}}\#
  ,{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of the pr\#
  oject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"\#
  message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"ki\#
  nd":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was used \#
  within 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was cha\#
  nged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messag\#
  e":"The write may not have reached the disk. The daemon ends, and what it finds at its next \#
  start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name"\#
  :"one's own id for somebody","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device"\#
  ,"value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourS\#
  ideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_us\#
  er_id","value":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Erases a customer from\#
   everything that is kept.","x-role":"admin","x-since":1,"paramStructure":"either","params":[\#
  {"name":"userId","required":true,"summary":"Any id that reaches the customer.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"The projec\#
  t to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it w\#
  ould cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"The same key with the same params again gives the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"tombstone":{"description":"Made up: it stands \#
  in events wherever an erased id stood. It is nobody's id.","type":"string"},"users":{"descri\#
  ption":"How many users were erased: the aliases of the customer.","type":"integer","minimum"\#
  :1},"devices":{"description":"How many devices were erased; install makes them anew.","type"\#
  :"integer","minimum":0},"purchases":{"description":"How many purchases were erased: those th\#
  at nobody else held.","type":"integer","minimum":0},"shared":{"description":"How many purcha\#
  ses others hold, and keep.","type":"integer","minimum":0},"dryRun":{"description":"Only ther\#
  e, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: wh\#
  at would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":\#
  {"description":"Only there, and true, when an idempotency key gave the stored result.","type\#
  ":"boolean"}},"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bound\#
  s; or two that exclude each other came together. `field` points to it; `nearest` lists the n\#
  ames that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role`\#
   are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":\#
  "unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have\#
  : the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","\#
  retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project'\#
  s `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"messa\#
  ge":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1300,"message":"The key was used within 24 hours for the same method with other params.","da\#
  ta":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no ro\#
  om for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon end\#
  s, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","retrya\#
  ble":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.def\#
  ine","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},\#
  {"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tra\#
  nsactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","a\#
  ttributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@ex\#
  ample.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{\#
  "tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun\#
  ","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"d\#
  evices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut\#
  ","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tom\#
  bstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"\#
  iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"\#
  {{any}}"}}]}}}]},{"name":"user.export","summary":"Tells everything that is held about a cust\#
  omer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","req\#
  uired":true,"summary":"Any id that reaches the customer.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{\#
  "description":"Every id that reaches the customer, in the order of their bytes.","type":"arr\#
  ay","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind\#
  ":{"description":"`customer`: the customerId of one who began as identified.","type":"string\#
  ","enum":["anonymous","identified","customer"]},"device":{"description":"The install that an\#
   anonymous id was made for.","type":["string","null"]},"createdAt":{"$ref":"#/components/sch\#
  emas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Tho\#
  se whose anonymous or identified user is the customer's, in the order of their bytes.","type\#
  ":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/Devi\#
  ceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Who\#
   is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"platfor\#
  m":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/compon\#
  ents/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","platf\#
  orm","app","createdAt"]}},"purchases":{"description":"What the customer holds, each transact\#
  ion whole.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"desc\#
  ription":"Those of the past, too.","type":"array","items":{"type":"object","properties":{"en\#
  titlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/s\#
  chemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$re\#
  f":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt"\#
  ,"revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properties":{"key":{"\#
  $ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValu\#
  e"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"ov\#
  erridden":{"description":"What users of the customer had set, or removed (an empty value), b\#
  efore another of them set it anew.","type":"array","items":{"type":"object","properties":{"k\#
  ey":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Proper\#
  tyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]\#
  }},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Of the entitlements, and of the states of the purchases: now."}\#
  ,"events":{"description":"What was told of the customer, the oldest first, up to 1000.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/sch\#
  emas/Cursor","description":"Where events.read goes on, with the same id as `user`."},"moreEv\#
  ents":{"description":"True when events.read would tell more.","type":"boolean"}},"required":\#
  ["user","ids","devices","purchases","grants","properties","overridden","entitlements","at","\#
  events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of its bounds; or two that exclude each other came together\#
  . `field` points to it; `nearest` lists the names that an unknown one may have meant.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does n\#
  ot reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` th\#
  e method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"T\#
  he project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,\#
  "message":"The id is one that nobody may have: the empty one, or one of the project's `block\#
  edUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The \#
  id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdToo\#
  Long","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":\#
  "unknownProject","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"\#
  project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platfor\#
  m":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currenc\#
  y":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphon\#
  e","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","val\#
  ue":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result\#
  ","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymou\#
  s}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":\#
  "2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-\#
  01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identity\#
  Id":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:\#
  00:00.000Z"}],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId\#
  ":"1000","product":"monthly","kind":"subscription","state":"active","holders":["ann"],"devic\#
  e":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":"9.99","c\#
  urrency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"\#
  gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoke\#
  dAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","perio\#
  dType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"\#
  attributes":{"campaign":"winter"}}]}],"grants":[],"properties":[{"key":"$email","value":"ann\#
  @example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium"\#
  :{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","r\#
  enewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStart\#
  edAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"ap\#
  pStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.00\#
  0Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.00\#
  0Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"metho\#
  d":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchas\#
  eRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anony\#
  mousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","ori\#
  ginalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscri\#
  ption","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency"\#
  :"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id\#
  ":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{\#
  {any}}"},"entitlements":["premium"],"store":"appStore","originalTransactionId":"1000","trans\#
  actionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"\#
  ],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType\#
  ":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode"\#
  :null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","c\#
  ause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","\#
  kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}\#
  ","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},\#
  "device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cau\#
  se":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","i\#
  d":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"defau\#
  lt","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"enti\#
  tlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summa\#
  ry":"Takes a link back: holders and customers are as if it had never been made.","x-role":"a\#
  dmin","x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"summa\#
  ry":"The id of the event that told of it: an identified, a usersAliased or a …Transferred.",\#
  "schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"summar\#
  y":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the ev\#
  ents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"The same key with the same params again\#
   gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/sc\#
  hemas/EventId","description":"The event."},"purchases":{"description":"What changed holder; \#
  `to` is who holds it now, also where somebody only lost it.","type":"array","items":{"$ref":\#
  "#/components/schemas/Move"}},"kept":{"description":"What came later and stands: restores an\#
  d purchases that found other holders than they would have, aliases that these made, and link\#
  s of the same users and purchases that were taken back since.","type":"array","items":{"$ref\#
  ":"#/components/schemas/KeptLink"}},"dryRun":{"description":"Only there, and true, in a dry \#
  run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only t\#
  here, and true, when an idempotency key gave the stored result.","type":"boolean"}},"require\#
  d":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of its bounds; or two that exclude each other came togeth\#
  er. `field` points to it; `nearest` lists the names that an unknown one may have meant.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does\#
   not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` \#
  the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206\#
  ,"message":"The link cannot be taken back, and nothing is changed. `obstacle` says why: `unk\#
  nownEvent`, `otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` b\#
  efore, `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event`\#
   names the event that stands in the way.","data":{"kind":"cannotUndo","retryable":false}},{"\#
  code":1300,"message":"The key was used within 24 hours for the same method with other params\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is\#
   no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull",\#
  "retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daem\#
  on ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"somebody else's login took a purchase along","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"meth\#
  od":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymou\#
  sId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":\#
  ["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params\#
  ":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{logi\#
  n}}","purchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","ki\#
  nd":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}\#
  ],"kept":[]}}}]},{"name":"userInfo","summary":"Tells who the user of a device is, or whom an\#
   id reaches.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$re\#
  f":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"The project\#
   to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-ex\#
  actly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; o\#
  r two that exclude each other came together. `field` points to it; `nearest` lists the names\#
   that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are\#
   the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"u\#
  nknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","da\#
  ta":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nob\#
  ody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"bloc\#
  kedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than \#
  the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code"\#
  :1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}}],"examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymo\#
  us}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":\#
  "iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by u\#
  ser id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"\#
  result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","custo\#
  merId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","enviro\#
  nment":"production"}}}}]},{"name":"userProperties","summary":"Tells what setUserProperty has\#
   kept.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"n\#
  ame":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/\#
  components/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to wo\#
  rk in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-\#
  one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"err\#
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
  ryable":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}\#
  },{"method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"param\#
  s":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$e\#
  mail":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"\#
  params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties"\#
  :{}}}}]}],"components":{"schemas":{"AppId":{"description":"An app of the project, such as a \#
  bundle id.","type":"string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A r\#
  ule of the project, with the value by which something was decided.","type":"object","propert\#
  ies":{"name":{"description":"As in `project.define`.","type":"string","enum":["purchaseHolde\#
  rs","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"type":"stri\#
  ng"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the call\#
  er's own, told again in the events of this purchase.","type":"object","maxProperties":20,"pr\#
  opertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLeng\#
  th":500}},"Catalogue":{"description":"From a product's id to the product.","type":"object","\#
  propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/c\#
  omponents/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Either a request \#
  (`method`, and its `id` as it came; no `id` for a notification), or `clock`: something came \#
  due by itself.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["stri\#
  ng","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose time the pr\#
  oject lives in.","type":"object","properties":{"kind":{"type":"string","enum":["system","man\#
  ual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only for a manual clock."}\#
  },"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`, which begins now; o\#
  r the moment at which a manual clock begins.","anyOf":[{"type":"string","enum":["system","ma\#
  nual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment"}},"req\#
  uired":["manual"],"additionalProperties":false}]},"ConsumerId":{"description":"Who reads the\#
   events: a name of the reader's own choice, such as that of a worker.","type":"string","minL\#
  ength":1,"maxLength":255},"Country":{"description":"A country code of two or three letters, \#
  kept as it came.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"How \#
  much a project holds.","type":"object","properties":{"devices":{"type":"integer","minimum":0\#
  },"users":{"type":"integer","minimum":0},"customers":{"type":"integer","minimum":0},"purchas\#
  es":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["dev\#
  ices","users","customers","purchases","events"]},"Currency":{"description":"A currency code \#
  of three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"de\#
  scription":"A place in a project's events: the running number of the last event before it. \\#
  "0\" is the place before the first.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"De\#
  viceId":{"description":"One install of one app. A reinstall is a new device.","type":"string\#
  ","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601: P1M, P7D, PT1H30M. Who\#
  le numbers of Y, M, W, D and, after a T, of H, M, S, of which the seconds may have a fractio\#
  n. A month ends on the same day of the next month, or on its last one.","type":"string","for\#
  mat":"duration"},"Entitlement":{"description":"What a user may use, and why. One purchase or\#
   grant, the winner, supplies every member. Of an entitlement that the user never had all are\#
   null but `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"obj\#
  ect","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"type":"bool\#
  ean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"The product \#
  that gives it; null for a grant.","type":["string","null"]},"source":{"description":"The sto\#
  re, or `manual` for a grant.","type":["string","null"]},"renewState":{"type":"string","enum"\#
  :["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"type":["str\#
  ing","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":{"t\#
  ype":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","des\#
  cription":"Null where there is no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schema\#
  s/NullableMoment"},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"lastPu\#
  rchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMo\#
  ment"},"renewsCount":{"type":"integer","minimum":0},"environment":{"type":["string","null"],\#
  "enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":["st\#
  ring","null"]},"transactionId":{"description":"Null for a grant.","type":["string","null"]},\#
  "originalTransactionId":{"description":"Null for a grant.","type":["string","null"]}},"requi\#
  red":["id","active","state","productId","source","renewState","grantType","periodType","star\#
  tedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStarted\#
  At","autoRenewDisabledAt","renewsCount","environment","store","transactionId","originalTrans\#
  actionId"]},"EntitlementId":{"description":"What a user may use.","type":"string","minLength\#
  ":1,"maxLength":255},"Entitlements":{"description":"From an entitlement's id to the entitlem\#
  ent, inactive ones too.","type":"object","additionalProperties":{"$ref":"#/components/schema\#
  s/Entitlement"}},"Event":{"description":"Something that happened in a project. What else sta\#
  nds in it depends on its kind; see rules.md.","type":"object","properties":{"cursor":{"$ref"\#
  :"#/components/schemas/Cursor","description":"The project's running number; not there in a d\#
  ry run."},"id":{"description":"Made up; never the same twice.","type":"string"},"kind":{"$re\#
  f":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment"},"project":{\#
  "$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","descr\#
  iption":"The customerId of the one whom it is about; not there in clockAdvanced, which is ab\#
  out nobody."},"userId":{"$ref":"#/components/schemas/UserId","description":"There when that \#
  one is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Ther\#
  e when that one is anonymous; beside userId in identified and loggedOut, where it is the dev\#
  ice's anonymous user, the new one after a rotation."},"cause":{"$ref":"#/components/schemas/\#
  Cause"},"device":{"description":"userCreated, identified, loggedOut, purchaseRecorded, purch\#
  aseRenewed, purchaseUpdated, purchaseExpired, and what comes of a purchase: the device, null\#
   where there is none.","type":["string","null"]},"outcome":{"description":"identified: what \#
  identify answered.","type":"string","enum":["attached","aliased","moved","switched"]},"from"\#
  :{"description":"Of a move: who held the purchase before.","type":"array","items":{"$ref":"#\#
  /components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Of a\#
   move: who holds it now."},"shared":{"description":"Of a move: whether those in `from` keep \#
  it.","type":"boolean"},"undone":{"description":"linkUndone: the id of the event whose link w\#
  as taken back.","type":"string"},"aliases":{"description":"usersAliased, and linkUndone wher\#
  e customers part: every id that reaches the customer now, in the order of their bytes.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/\#
  schemas/UserId","description":"usersAliased: the customerId that became part of `user`; not \#
  there when the id that joined was new."},"entitlements":{"description":"entitlementsActivate\#
  d, entitlementsDeactivated: whose access changed, in the order of their bytes. granted, gran\#
  tRevoked: the one.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product\#
  ":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/Prod\#
  uctKind"},"holders":{"description":"purchase…: who holds it.","type":"array","items":{"$ref"\#
  :"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnviron\#
  ment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/co\#
  mponents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descrip\#
  tion":"Of a purchase: the end of its period. granted, grantRevoked: the end that the grant h\#
  as, or had."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"typ\#
  e":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"coun\#
  try":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":\#
  "#/components/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment","description"\#
  :"clockAdvanced: what the clock shows now."}},"required":["id","kind","at","project","cause"\#
  ]},"EventId":{"description":"The id of an event, as the feed tells it.","type":"string","min\#
  Length":1,"maxLength":255},"EventKind":{"description":"What happened.","type":"string","enum\#
  ":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","pu\#
  rchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeac\#
  tivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTime\#
  PurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationSt\#
  ep":{"description":"One thing that led somebody to an entitlement, or took it away. Members \#
  that make no sense for a step, or are not known, are left out.","type":"object","properties"\#
  :{"step":{"description":"What it is. rules.md says what each is about.","type":"string","enu\#
  m":["purchased","granted","attached","moved","shared","transferred","aliased","unclear","ide\#
  ntified","renewed","revoked","mapped","clock"]},"text":{"description":"One sentence for peop\#
  le.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"When\#
   it came about, as far as it has a time; of `clock` the moment asked about."},"event":{"$ref\#
  ":"#/components/schemas/EventId","description":"The event that told of it."},"cursor":{"$ref\#
  ":"#/components/schemas/Cursor","description":"That event's."},"rule":{"$ref":"#/components/\#
  schemas/AppliedRule","description":"The rule by which it came about."},"method":{"descriptio\#
  n":"What brought it about.","type":"string","enum":["identify","restore","purchase","user.li\#
  nk.undo"]},"from":{"description":"Who had it before, one id for each customer, at most ten; \#
  of `aliased` the one side, of `identified` the device's anonymous user.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it by this; of `ali\#
  ased` the other side.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"devic\#
  e":{"description":"Of `purchased` and `identified`; null where a purchase came from no devic\#
  e.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/\#
  schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":\#
  "#/components/schemas/State","description":"What it is at the moment."},"since":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Of `clock`: since when it is so; where acce\#
  ss is over, its last moment. Else when the period begins."},"until":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"The last moment of it, as far as is known; of a pause w\#
  hen it ends. Null where there is no end."},"decidedAnew":{"description":"Only there, and tru\#
  e, where a login came to this when an earlier link was taken back.","type":"boolean"}},"requ\#
  ired":["step","text","at"]},"HelpfulCall":{"description":"A call, ready to be sent, that wou\#
  ld make an entitlement active: it was rehearsed, and it did.","type":"object","properties":{\#
  "method":{"type":"string"},"params":{"description":"As the method takes them.","type":"objec\#
  t"},"role":{"description":"What a peer needs for it.","type":"string","enum":["read","write"\#
  ,"admin"]},"text":{"description":"One sentence for people.","type":"string"}},"required":["m\#
  ethod","params","role","text"]},"IdempotencyKey":{"description":"A key for one write, rememb\#
  ered for 24 hours per project and method.","type":"string","minLength":1,"maxLength":255},"K\#
  eptLink":{"description":"A link that stands though an earlier one was taken back.","type":"o\#
  bject","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"The event\#
   that told of it."},"method":{"description":"What brought it about.","type":"string","enum":\#
  ["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Lack":{"descriptio\#
  n":"Something without which an entitlement is not active.","type":"object","properties":{"ki\#
  nd":{"description":"What is missing. rules.md says what each means.","type":"string","enum":\#
  ["expired","paused","billingRetry","refunded","revoked","notYet","environment","notMapped","\#
  notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text"\#
  :{"description":"One sentence for people.","type":"string"},"store":{"$ref":"#/components/sc\#
  hemas/Store","description":"Of what is about a purchase, as the next two are."},"originalTra\#
  nsactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sc\#
  hemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Of `heldByAn\#
  other` and `notIdentified`: who has it; the identified holder, else the anonymous one, of se\#
  veral the least by bytes."},"since":{"$ref":"#/components/schemas/Moment","description":"The\#
   last moment with access; of `refunded` and `revoked` when that was."},"until":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Of `paused` when the pause ends, of `notYet` when it\#
   begins."},"because":{"description":"Of `heldByAnother`: how it came to its holder.","type":\#
  "array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"description":\#
  "Calls that would make the entitlement active at the moment asked about, each by itself. Eac\#
  h stands where it helps first.","type":"array","items":{"$ref":"#/components/schemas/Helpful\#
  Call"}}},"required":["kind","text","wouldHelp"]},"Limits":{"description":"Every limit of the\#
   daemon by name.","type":"object","properties":{"lineBytesMax":{"type":"integer"},"batchEntr\#
  iesMax":{"type":"integer"},"depthMax":{"type":"integer"},"requestIdBytesMax":{"type":"intege\#
  r"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additiona\#
  lProperties":{"type":"integer"}},"MethodSummary":{"description":"One line of the list of met\#
  hods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"r\#
  ole":{"type":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]\#
  },"Moment":{"description":"RFC 3339. Taken with any offset and precision; given in UTC with \#
  milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase that \#
  gained a holder or changed it.","type":"object","properties":{"store":{"$ref":"#/components/\#
  schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"produ\#
  ct":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKi\#
  nd"},"from":{"description":"Who held it before: one id for each customer, in the order of th\#
  eir bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/c\#
  omponents/schemas/UserId","description":"Who holds it now and did not before."},"shared":{"d\#
  escription":"True when those in `from` still hold it.","type":"boolean"}},"required":["store\#
  ","originalTransactionId","product","kind","from","to","shared"]},"NullableMoment":{"descrip\#
  tion":"A Moment, or null where there is none.","type":["string","null"],"format":"date-time"\#
  },"Outdone":{"description":"A purchase or a grant that gives an entitlement, too, and gives \#
  way to another one.","type":"object","properties":{"lostBy":{"description":"What decided: th\#
  e first in the order of rules.md in which the two differ.","type":"string","enum":["active",\#
  "end","purchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"descr\#
  iption":"One sentence for people.","type":"string"},"entitlement":{"$ref":"#/components/sche\#
  mas/Entitlement","description":"As it would be if nothing else gave it."}},"required":["lost\#
  By","text","entitlement"]},"Peer":{"description":"The other end of the connection, as the ke\#
  rnel tells it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"intege\#
  r"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"requ\#
  ired":["uid","gid","pid","role"]},"PeriodType":{"description":"What the customer pays for a \#
  period.","type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"What \#
  the device runs: ios, android, web, or any other such word.","type":"string","pattern":"^[A-\#
  Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"string","enum":\#
  ["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decim\#
  al number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product"\#
  :{"description":"A product of the catalogue.","type":"object","properties":{"kind":{"descrip\#
  tion":"Null or left out: what a purchase says, else `subscription` with an end and `nonConsu\#
  mable` without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","\#
  nonConsumable","consumable",null]},"entitlements":{"description":"What it gives access to.",\#
  "type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"requi\#
  red":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, a\#
  s the store or the catalogue calls it.","type":"string","minLength":1,"maxLength":255},"Prod\#
  uctKind":{"description":"What a product is; it decides how a purchase moves and ends.","type\#
  ":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"\#
  Project":{"description":"A project as it is defined, and how much it holds.","type":"object"\#
  ,"properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/\#
  schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"descri\#
  ption":"What may be granted besides what the catalogue gives.","type":"array","items":{"$ref\#
  ":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/Project\#
  Environment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"Where\#
   its events are posted; what the posts are signed with only admins are told.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/WebhookSummary"}},"createdAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"By the project's own clock as it was when the project was made\#
  ."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","en\#
  titlements","environment","clock","webhooks","createdAt","counts"]},"ProjectEnvironment":{"d\#
  escription":"Which purchases count in a project.","type":"string","enum":["production","sand\#
  box","any"]},"ProjectId":{"description":"A namespace: projects share no device, user, purcha\#
  se or event.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description"\#
  :"One line of the list of projects.","type":"object","properties":{"id":{"$ref":"#/component\#
  s/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#\#
  /components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["i\#
  d","preset","createdAt","counts"]},"Properties":{"description":"From a property's name to it\#
  s value; a customer has at most 100 by setUserProperty.","type":"object","propertyNames":{"$\#
  ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schema\#
  s/PropertyValue"}},"PropertyKey":{"description":"The name of a property: 1 to 80 letters, di\#
  gits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":\#
  {"description":"The value of a property.","type":"string","maxLength":500},"Purchase":{"desc\#
  ription":"One chain of store transactions, and who holds it.","type":"object","properties":{\#
  "store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/\#
  schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","descri\#
  ption":"The latest transaction of the chain."},"product":{"$ref":"#/components/schemas/Produ\#
  ctId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The purchase's own, \#
  else the catalogue's, else `subscription` with an end and `nonConsumable` without."},"state"\#
  :{"$ref":"#/components/schemas/State","description":"As it stands now; null before the first\#
   purchasedAt."},"holders":{"description":"One id for each customer that holds it, in the ord\#
  er of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":\#
  {"description":"The device that it came from.","type":["string","null"]},"storeAccount":{"de\#
  scription":"The store account that it came from.","type":["string","null"]},"purchasedAt":{"\#
  $ref":"#/components/schemas/Moment","description":"Of the latest transaction."},"firstPurcha\#
  sedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"periodType":{"\#
  $ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/Purchas\#
  eEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"description":"A decimal in a st\#
  ring.","type":["string","null"]},"currency":{"description":"As it came.","type":["string","n\#
  ull"]},"country":{"description":"As it came.","type":["string","null"]},"offerCode":{"descri\#
  ption":"As it came.","type":["string","null"]},"autoRenew":{"description":"True for a subscr\#
  iption until it is told otherwise; false for every other kind.","type":"boolean"},"autoRenew\#
  DisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"gracePeriodExpiresAt":{"$ref":"#\#
  /components/schemas/NullableMoment"},"billingRetry":{"type":"boolean"},"pausedUntil":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/components/schemas/NullableM\#
  oment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"descripti\#
  on":"The number of `normal` periods less one, never below none.","type":"integer","minimum":\#
  0},"transactions":{"description":"The whole history, the oldest first.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactionId"\#
  ,"transactionId","product","kind","state","holders","device","storeAccount","purchasedAt","f\#
  irstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","p\#
  rice","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpires\#
  At","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","transactions"]},"Pu\#
  rchaseEnvironment":{"description":"Where the store took the money.","type":"string","enum":[\#
  "production","sandbox"]},"PurchaseName":{"description":"What names a purchase: its store and\#
   the first transaction of its chain.","type":"object","properties":{"store":{"$ref":"#/compo\#
  nents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"}}\#
  ,"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"desc\#
  ription":"A purchase that a restore left where it was, and why.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$r\#
  ef":"#/components/schemas/UserId","description":"Who holds it: the identified holder, else t\#
  he anonymous one; of several the least by bytes."},"rule":{"description":"The rule that refu\#
  sed.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store","origina\#
  lTransactionId","product","holder","rule"]},"Rules":{"description":"Every rule of a project,\#
   spelled out. rules.md says what each does.","type":"object","properties":{"preset":{"$ref":\#
  "#/components/schemas/Preset"},"anonymousPrefix":{"description":"What an anonymous id begins\#
   with; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UU\#
  ID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alia\#
  s","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach"\#
  ,"alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFi\#
  rst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":\#
  {"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","en\#
  um":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":["share","transfer"\#
  ,"transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers\#
  ","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"\#
  description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserI\#
  ds":{"description":"Ids that nobody may have, compared byte by byte. The empty one is always\#
   among them.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"re\#
  quired":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout",\#
  "onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","use\#
  rIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A preset's name, or a preset \#
  and what differs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object",\#
  "properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qonversion"},"anonym\#
  ousPrefix":{"description":"What an anonymous id begins with; 32 lower-case hex digits follow\#
  . When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"\#
  onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"\#
  ]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","s\#
  witch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onLogout":{"type":"st\#
  ring","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","enum":["ignore","ref\#
  use","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","currentUser"]},"\#
  onRestore":{"type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]}\#
  ,"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"type"\#
  :"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scalars.","ty\#
  pe":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that nobody ma\#
  y have, compared byte by byte. The empty one is always among them.","type":"array","items":{\#
  "type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":fals\#
  e}]},"State":{"description":"What has become of a purchase at a moment; null before it began\#
  , and of what one never had.","type":["string","null"],"enum":["active","trial","intro","gra\#
  cePeriod","billingRetry","paused","expired","refunded","revoked",null]},"Store":{"descriptio\#
  n":"The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any \#
  other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"des\#
  cription":"The store account (Apple ID, Google account, …) whose purchases a device can pres\#
  ent.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"A subs\#
  cription of one connection; another connection may have one of the same name.","type":"strin\#
  g"},"Transaction":{"description":"One paid period, or one payment, of a purchase.","type":"o\#
  bject","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product"\#
  :{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/Period\#
  Type"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/component\#
  s/schemas/NullableMoment"},"isFamilyShared":{"description":"From here on only in an export."\#
  ,"type":"boolean"},"price":{"description":"A decimal in a string.","type":["string","null"]}\#
  ,"currency":{"description":"As it came.","type":["string","null"]},"country":{"description":\#
  "As it came.","type":["string","null"]},"offerCode":{"description":"As it came.","type":["st\#
  ring","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"required":["transac\#
  tionId","product","periodType","purchasedAt","expiresAt"]},"TransactionId":{"description":"O\#
  ne transaction of a store.","type":"string","minLength":1,"maxLength":255},"User":{"descript\#
  ion":"Who somebody is: the current user of a device, or the user that an id reaches.","type"\#
  :"object","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"The curren\#
  t user: the identified id, or else the anonymous one. Asked by an id: that one where it is i\#
  dentified, else the one that stands for the customer."},"anonymousId":{"description":"The de\#
  vice's anonymous user. Asked by an id: that id where it is an anonymous one, else null.","ty\#
  pe":["string","null"]},"identityId":{"description":"The identified id, null while anonymous.\#
  ","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description"\#
  :"One made-up id per customer that outlives every login; stands wherever a userId may."},"al\#
  iases":{"description":"Every id that reaches this customer, in the order of their bytes. A c\#
  ustomerId made for an identified user is none of them.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"O\#
  nly there when asked by device."},"createdAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"When the customer was created."},"environment":{"$ref":"#/components/schemas/ProjectE\#
  nvironment"}},"required":["id","anonymousId","identityId","customerId","aliases","createdAt"\#
  ,"environment"]},"UserId":{"description":"A user: one's own id for somebody, an anonymous id\#
  , or a customerId. 1 to `userIdLengthMax` Unicode scalars, compared byte by byte. An empty o\#
  r too long one has errors of its own (blockedUserId, userIdTooLong), so no length is given h\#
  ere.","type":"string"},"Warning":{"description":"Something that was done, and may not be wha\#
  t was meant.","type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct"\#
  ,"unknownEntitlement","subscriptionWithoutEnd","heldByNobody"]},"message":{"description":"On\#
  e sentence for people.","type":"string"},"nearest":{"description":"Names that do exist, the \#
  nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"W\#
  ebhook":{"description":"An address to which a project's events are posted, and how; only adm\#
  ins are told.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"\#
  },"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Posts a\#
  re signed with this one as well; null where there is none.","type":["string","null"]},"forma\#
  t":{"$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Curso\#
  r","description":"The newest event when the URL was first named: those after it are posted."\#
  }},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{"description":\#
  "An address to which a project's events are to be posted.","type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/Webhook\#
  Secret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Posts are s\#
  igned with this one as well, until all who read them know the other."},"format":{"$ref":"#/c\#
  omponents/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"additio\#
  nalProperties":false},"WebhookFormat":{"description":"In whose words events are posted: `ent\#
  itled`, as the feed has them, or `purchasely`, as Purchasely's page shows them (webhooks.md)\#
  .","type":"string","enum":["entitled","purchasely"]},"WebhookSecret":{"description":"What po\#
  sts are signed with. After `whsec_` stand the key's bytes in base64; any other secret is the\#
   key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookSummary":{"de\#
  scription":"An address to which a project's events are posted.","type":"object","properties"\#
  :{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/We\#
  bhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute URL of \#
  a web server: `https://` or `http://`, a host, perhaps a port, a path and a query; without a\#
   user, a password or a fragment. Every reader of the project sees it.","type":"string","patt\#
  ern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"c\#
  ode":-32700,"message":"The line is no JSON text, in the strict sense of lines.md. `offset` i\#
  s the first byte that cannot stand where it stands, counted from 0.","data":{"kind":"parseEr\#
  ror","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but no\#
   request: no object, no method, a `jsonrpc` that is not \"2.0\", an id or params of a wrong \#
  type, an empty batch.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge"\#
  :{"code":-32600,"message":"More bytes came without a line feed than `limit`. The line was dr\#
  opped; the next one is read as always.","data":{"kind":"messageTooLarge","retryable":false}}\#
  ,"batchTooLarge":{"code":-32600,"message":"A batch has more entries than `limit`. None was c\#
  arried out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,\#
  "message":"The method cannot stand in a batch.","data":{"kind":"notInBatch","retryable":fals\#
  e}},"unknownMethod":{"code":-32601,"message":"There is no such method. `nearest` lists those\#
   with a like name.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; \#
  or two that exclude each other came together. `field` points to it; `nearest` lists the name\#
  s that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},"i\#
  nternalError":{"code":-32603,"message":"A fault of the daemon's own. `reference` stands in i\#
  ts log too.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The projec\#
  t has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code\#
  ":1102,"message":"The id is one that nobody may have: the empty one, or one of the project's\#
   `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"Th\#
  e id begins with the project's anonymous prefix, where there is one, or is an anonymous user\#
  's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":\#
  {"code":1105,"message":"Nobody is logged in on the device, and the project's `onAnonymousLog\#
  out` refuses.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code\#
  ":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fal\#
  se}},"unknownPurchase":{"code":1201,"message":"The project has no chain with this store and \#
  originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false\#
  }},"purchaseHeldByAnother":{"code":1202,"message":"Somebody else holds the chain, and the ru\#
  le keeps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":fal\#
  se}},"unknownEntitlement":{"code":1203,"message":"The project knows no such entitlement, and\#
   it is to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitl\#
  ement","retryable":false}},"notAManualGrant":{"code":1204,"message":"What is to be revoked w\#
  as bought, or nobody granted it, or the grant is over.","data":{"kind":"notAManualGrant","re\#
  tryable":false}},"clockNotManual":{"code":1205,"message":"The project lives in the system's \#
  time.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"messag\#
  e":"The link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEven\#
  t`, `otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` before, `\#
  isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names t\#
  he event that stands in the way.","data":{"kind":"cannotUndo","retryable":false}},"unknownCo\#
  nsumer":{"code":1207,"message":"Nobody has acknowledged anything under this name.","data":{"\#
  kind":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message":"Th\#
  e key was used within 24 hours for the same method with other params.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"There is no room f\#
  or the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable\#
  ":true}},"storageFailed":{"code":1401,"message":"The write may not have reached the disk. Th\#
  e daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFai\#
  led","retryable":false}},"overloaded":{"code":1402,"message":"More is waiting than the daemo\#
  n holds. Nothing was done. With `id` null, a line that had not ended was dropped: `limit` is\#
   what all such lines may take.","data":{"kind":"overloaded","retryable":true}},"tooManyConne\#
  ctions":{"code":1403,"message":"There are as many connections as the daemon takes. This is t\#
  he answer to the first line, and the connection is closed after it.","data":{"kind":"tooMany\#
  Connections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is about \#
  to end. Nothing was done.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
