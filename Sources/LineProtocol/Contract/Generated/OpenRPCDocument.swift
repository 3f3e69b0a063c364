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
  y's links; now when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifU\#
  nknown","required":false,"summary":"What to answer for a userId that the project does not ha\#
  ve: an error, or a result with nothing active and `known` false. The daemon creates nobody. \#
  Applies to userId only; default error.","schema":{"type":"string","enum":["error","none"],"d\#
  efault":"error"}},{"name":"project","required":false,"summary":"The project to work in.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["dev\#
  ice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId"\#
  :{"$ref":"#/components/schemas/UserId","description":"The current user's id."},"known":{"des\#
  cription":"Whether the project has this user. Only there when the caller gave ifUnknown.","t\#
  ype":"boolean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/\#
  components/schemas/Moment"},"warnings":{"description":"Only there when there are any.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Warning"}}},"required":["userId","entitlemen\#
  ts","at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of its bounds; or two that exclude each other came together. `field` points to i\#
  t; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the \#
  method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no suc\#
  h device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The pr\#
  oject has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"mess\#
  age":"The id is one that nobody may have: the empty one, or one of the project's `blockedUse\#
  rIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id ha\#
  s more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong"\#
  ,"retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}}],"examples":[{"name":"a subscription","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name"\#
  :"device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"\#
  2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transa\#
  ctionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value"\#
  :"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{\#
  "userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":false,"state":"e\#
  xpired","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purc\#
  hase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","las\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"r\#
  enewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","original\#
  TransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing bought","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-01-01T00:00:00.000Z"\#
  }}},{"name":"an id that the project does not know","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"},{"name":"entitlements","value":["premum"]}],"result\#
  ":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premum":{"id":"premum"\#
  ,"active":false,"state":null,"productId":null,"source":null,"renewState":"unknown","grantTyp\#
  e":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"fir\#
  stPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId"\#
  :null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntitlement","message":"\#
  {{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":\#
  "ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","value":{"userId":"ann\#
  ","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"name":"clock.advanc\#
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
  The daemon ends, and what it finds at its next start is the truth. Or the store cannot be re\#
  ad where the request had to look: then the daemon goes on.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"a month","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result":{"name"\#
  :"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","valu\#
  e":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:00:00.00\#
  0Z"}}}]},{"name":"events.acknowledge","summary":"Notes that a consumer is done with the even\#
  ts up to a cursor.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"consumer","required":true,"summary":"Who is done with them; the first time makes the consu\#
  mer.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","required":true,\#
  "summary":"The last event that is done with; \"0\" for none.","schema":{"$ref":"#/components\#
  /schemas/Cursor"}},{"name":"project","required":false,"summary":"The project to work in.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requ\#
  ired":false,"summary":"Answer as if it were done, with the events that it would cause, and c\#
  hange nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requi\#
  red":false,"summary":"The same key with the same params again gives the stored result.","sch\#
  ema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{\#
  "$ref":"#/components/schemas/Cursor","description":"Where the consumer stands: the greatest \#
  that it has acknowledged."},"dryRun":{"description":"Only there, and true, in a dry run.","t\#
  ype":"boolean"},"events":{"description":"Only in a dry run: what would be told, which is not\#
  hing.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}\#
  },"required":["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of its bounds; or two that exclude each other came toge\#
  ther. `field` points to it; `nearest` lists the names that an unknown one may have meant.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role do\#
  es not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed\#
  ` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message\#
  ":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":13\#
  00,"message":"The key was used within 24 hours for the same method with other params.","data\#
  ":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room\#
   for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends,\#
   and what it finds at its next start is the truth. Or the store cannot be read where the req\#
  uest had to look: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false\#
  }}],"examples":[{"name":"a consumer begins at the beginning","params":[{"name":"consumer","v\#
  alue":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer"\#
  :"mailer","cursor":"0"}}},{"name":"never backwards","x-given":[{"method":"install","params":\#
  {"device":"iphone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"\#
  1"}}],"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result"\#
  :{"name":"result","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summ\#
  ary":"Reads what happened in a project, in order, from any place.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Where to \#
  go on: the cursor of an earlier answer.","schema":{"$ref":"#/components/schemas/Cursor","def\#
  ault":"0"}},{"name":"limit","required":false,"summary":"How many events at most.","schema":{\#
  "type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,\#
  "summary":"Only what is about this customer; any id that reaches it.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Only these kinds.","s\#
  chema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"\#
  name":"consumer","required":false,"summary":"Goes on behind what this consumer has acknowled\#
  ged; instead of after.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"projec\#
  t","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":\#
  {"$ref":"#/components/schemas/Cursor","description":"Where to go on: of the last event told,\#
   or, when there are no more, of the newest that there is."},"more":{"description":"True when\#
   there may be more: another call looks there at once. Also where none of the events that wer\#
  e looked at is one of those wanted.","type":"boolean"}},"required":["events","cursor","more"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of its bounds; or two that exclude each other came together. `field` points to it; `near\#
  est` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The peer's role does not reach that of the method. \#
  `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user."\#
  ,"data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that\#
   nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1207,"message":"Nobody has acknowledged anything under this name.","data":{"\#
  kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the start","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"events":[{"cursor\#
  ":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default\#
  ","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{a\#
  ny}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what a consumer has \#
  acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","par\#
  ams":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor\#
  ":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"result","value":{\#
  "events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"instal\#
  l","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet","par\#
  ams":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name\#
  ":"events.subscribe","summary":"Has the connection told of events as they come, by notificat\#
  ions.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","requ\#
  ired":false,"summary":"Where to begin: the cursor of an earlier answer. From now on when lef\#
  t out.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","required":false,"s\#
  ummary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/E\#
  ventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"The project to wor\#
  k in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/s\#
  chemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The pl\#
  ace behind which it tells."}},"required":["subscription","cursor"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two t\#
  hat exclude each other came together. `field` points to it; `nearest` lists the names that a\#
  n unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The peer's role does not reach that of the method. `uid` and `role` are the pe\#
  er's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}}],"x-notifications":[{"name":"event","summary":"Something happened.","p\#
  arams":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/Subscript\#
  ionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"That of the event: whe\#
  re to go on with another subscription."},"event":{"$ref":"#/components/schemas/Event"}},"req\#
  uired":["subscription","cursor","event"]}},{"name":"gap","summary":"The reader fell too far \#
  behind, and the subscription is over.","params":{"type":"object","properties":{"subscription\#
  ":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Curs\#
  or","description":"Everything up to here was told: another subscription goes on behind it."}\#
  },"required":["subscription","cursor"]}}],"examples":[{"name":"from now on","x-given":[{"met\#
  hod":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":\#
  {"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kinds","params":[{"name\#
  ":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchaseRenewed"]}],"res\#
  ult":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":"events.unsubscr\#
  ibe","summary":"Ends a subscription of this connection.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"subscription","required":true,"summary":"As events.sub\#
  scribe gave it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"Everything up to here was told, or is of no kind tha\#
  t was wanted."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude e\#
  ach other came together. `field` points to it; `nearest` lists the names that an unknown one\#
   may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a\#
   stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}}],"examples":[{"name":"plain","x-given":[{"method":"install","params":{"device":"iph\#
  one"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"subscription","value":"\#
  1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}}]},{"name":"events\#
  .wait","summary":"Reads events as events.read does, and waits while there are none.","x-role\#
  ":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"s\#
  ummary":"Where to go on: the cursor of an earlier answer.","schema":{"$ref":"#/components/sc\#
  hemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"How many events at\#
   most.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user"\#
  ,"required":false,"summary":"Only what is about this customer; any id that reaches it.","sch\#
  ema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Onl\#
  y these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"\#
  maxItems":100}},{"name":"consumer","required":false,"summary":"Goes on behind what this cons\#
  umer has acknowledged; instead of after.","schema":{"$ref":"#/components/schemas/ConsumerId"\#
  }},{"name":"timeoutMs","required":true,"summary":"How long to wait, in milliseconds; then th\#
  e list is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"project"\#
  ,"required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas\#
  /ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"\#
  $ref":"#/components/schemas/Cursor","description":"Where to go on: of the last event told, o\#
  r, when there are no more, of the newest that there is."},"more":{"description":"True when t\#
  here may be more: another call looks there at once. Also where none of the events that were \#
  looked at is one of those wanted.","type":"boolean"}},"required":["events","cursor","more"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of its bounds; or two that exclude each other came together. `field` points to it; `neares\#
  t` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `u\#
  id` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","\#
  data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that n\#
  obody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1207,"message":"Nobody has acknowledged anything under this name.","data":{"ki\#
  nd":"unknownConsumer","retryable":false}}],"examples":[{"name":"something is there","x-given\#
  ":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}\#
  }],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}],"result":{"nam\#
  e":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cau\#
  se":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"nam\#
  e":"nothing until the time is over","params":[{"name":"timeoutMs","value":50}],"result":{"na\#
  me":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"explain","summary"\#
  :"Tells why a user may use something or not, and what would help.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The devi\#
  ce.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"s\#
  ummary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"entitlement","required":true,"summary":"What is asked about.","schema":{"$ref":"#/compo\#
  nents/schemas/EntitlementId"}},{"name":"at","required":false,"summary":"The moment to answer\#
   for, with today's links; now when left out.","schema":{"$ref":"#/components/schemas/Moment"\#
  }},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"\#
  ]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/com\#
  ponents/schemas/UserId","description":"The current user's id."},"active":{"description":"Whe\#
  ther the user may use it.","type":"boolean"},"entitlement":{"$ref":"#/components/schemas/Ent\#
  itlement","description":"As `checkEntitlements` has it."},"at":{"$ref":"#/components/schemas\#
  /Moment"},"because":{"description":"From the purchase or the grant through each link to the \#
  catalogue and the clock: of what is active, or was, or may be. At most 50 steps, of more the\#
   first and the last.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}\#
  },"others":{"description":"What gives it, too, and gives way, the best first. At most 20.","\#
  type":"array","items":{"$ref":"#/components/schemas/Outdone"}},"missing":{"description":"Emp\#
  ty where it is active. At most 20.","type":"array","items":{"$ref":"#/components/schemas/Lac\#
  k"}},"omitted":{"description":"Only there when a list was cut: by how many.","type":"object"\#
  ,"properties":{"because":{"type":"integer","minimum":0},"others":{"type":"integer","minimum"\#
  :0},"missing":{"type":"integer","minimum":0}},"required":["because","others","missing"]}},"r\#
  equired":["userId","active","entitlement","at","because","others","missing"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds\#
  ; or two that exclude each other came together. `field` points to it; `nearest` lists the na\#
  mes that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` \#
  are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind"\#
  :"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.",\#
  "data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that \#
  nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"b\#
  lockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"co\#
  de":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1203,"message":"The project knows no such entitlement, and it is to be grante\#
  d or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement","retryable":\#
  false}}],"examples":[{"name":"bought before a login","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transa\#
  ctionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify","params":{"dev\#
  ice":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name\#
  ":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userId":"user_id_1",\#
  "active":true,"entitlement":{"id":"premium","active":true,"state":"active","productId":"mont\#
  hly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norma\#
  l","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePerio\#
  dExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environmen\#
  t":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"},"a\#
  t":"2026-01-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-\#
  01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{\#
  {anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:\#
  00:00.000Z"},{"step":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{\#
  identified}}","cursor":"5","rule":{"name":"onIdentifyNew","value":"attach"},"method":"identi\#
  fy","from":["{{anonymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{any}}","at":null\#
  ,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","stat\#
  e":"active","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"others"\#
  :[],"missing":[]}}},{"name":"after its end","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"p\#
  urchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":\#
  "1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"\#
  },{"name":"entitlement","value":"premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"re\#
  sult":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":\#
  "premium","active":false,"state":"expired","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-03-01T00:00:00.000Z","b\#
  ecause":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{rec\#
  orded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone"\#
  ,"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mapped","t\#
  ext":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-03\#
  -01T00:00:00.000Z","state":"expired","since":"2026-02-01T00:00:00.000Z","until":null}],"othe\#
  rs":[],"missing":[{"kind":"expired","text":"{{any}}","store":"appStore","originalTransaction\#
  Id":"1000","product":"monthly","since":"2026-02-01T00:00:00.000Z","wouldHelp":[{"method":"pu\#
  rchase.update","params":{"store":"appStore","originalTransactionId":"1000","expiresAt":"2026\#
  -03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notGranted","text":"{{any\#
  }}","wouldHelp":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"rol\#
  e":"write","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],\#
  "result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"i\#
  d":"premium","active":false,"state":null,"productId":null,"source":null,"renewState":"unknow\#
  n","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresA\#
  t":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTr\#
  ansactionId":null},"at":"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[{"kin\#
  d":"noPurchase","text":"{{any}}","wouldHelp":[]},{"kind":"notGranted","text":"{{any}}","woul\#
  dHelp":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write\#
  ","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement without a purcha\#
  se.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requ\#
  ired":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"nam\#
  e":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"One that the cat\#
  alogue or the project's `entitlements` know.","schema":{"$ref":"#/components/schemas/Entitle\#
  mentId"}},{"name":"expiresAt","required":false,"summary":"The last moment of the grant; no e\#
  nd when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","requi\#
  red":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were\#
   done, with the events that it would cause, and change nothing.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the\#
   same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","descripti\#
  on":"As it stands now, whatever gives it."},"dryRun":{"description":"Only there, and true, i\#
  n a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be to\#
  ld.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}},\#
  "required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of its bounds; or two that exclude each other came together. `f\#
  ield` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not r\#
  each that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the me\#
  thod's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,\#
  "message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{\#
  "code":1102,"message":"The id is one that nobody may have: the empty one, or one of the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"The project knows n\#
  o such entitlement, and it is to be granted or explained. `nearest` lists like ones.","data"\#
  :{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"The key was used w\#
  ithin 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was chan\#
  ged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not have reached the disk. The daemon ends, and what it finds at its next s\#
  tart is the truth. Or the store cannot be read where the request had to look: then the daemo\#
  n goes on.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"for a m\#
  onth","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"entitlement","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}\#
  ],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":true,"state":"ac\#
  tive","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","p\#
  eriodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt\#
  ":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transacti\#
  onId":null,"originalTransactionId":null}}}},{"name":"for good, to somebody by id","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"ip\#
  hone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entit\#
  lement","value":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip","active\#
  ":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenewable","gran\#
  tType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId\#
  ":null,"originalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a user in on a \#
  device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","\#
  required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"userId","required":true,"summary":"Who it is, in the caller's words.","schema":{"$re\#
  f":"#/components/schemas/UserId"}},{"name":"anonymousId","required":false,"summary":"Instead\#
   of the device: its anonymous user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name\#
  ":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"An\#
  swer as if it were done, with the events that it would cause, and change nothing.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The\#
   same key with the same params again gives the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},\#
  "created":{"description":"True when this call made the user.","type":"boolean"},"outcome":{"\#
  description":"attached: the user gained at least one purchase and nobody lost any. moved: it\#
   gained what the anonymous user lost. aliased: the two became one customer. switched: nobody\#
   gained any. unchanged: it was the same user already.","type":"string","enum":["attached","a\#
  liased","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when `\#
  purchases` is not empty.","type":"boolean"},"purchases":{"description":"What changed holder;\#
   on an alias, what the anonymous user's customer held.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Move"}},"dryRun":{"description":"Only there, and true, in a dry run.","type\#
  ":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and t\#
  rue, when an idempotency key gave the stored result.","type":"boolean"}},"required":["user",\#
  "created","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each o\#
  ther came together. `field` points to it; `nearest` lists the names that an unknown one may \#
  have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a stra\#
  nger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code"\#
  :1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable"\#
  :false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser"\#
  ,"retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty o\#
  ne, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fa\#
  lse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLeng\#
  thMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id b\#
  egins with the project's anonymous prefix, where there is one, or is an anonymous user's or \#
  a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"T\#
  here is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"\#
  message":"The key was used within 24 hours for the same method with other params.","data":{"\#
  kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for\#
   the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and\#
   what it finds at its next start is the truth. Or the store cannot be read where the request\#
   had to look: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false}}],\#
  "examples":[{"name":"a new user","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"dev\#
  ice","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00\#
  :00.000Z","environment":"production"},"created":true,"outcome":"switched","shouldRefresh":fa\#
  lse,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{\#
  "user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId"\#
  :"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"},"created":true,"outcome":"attached","shouldRefresh":true,"p\#
  urchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"su\#
  bscription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same i\#
  d again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone\#
  ","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","val\#
  ue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":\#
  "{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"creat\#
  ed":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install",\#
  "summary":"Starts a device, with an anonymous user of its own.","x-role":"write","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device\#
  ; made up when left out.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId\#
  ","required":false,"summary":"Start the device as this user: nothing is attached, moved or a\#
  liased.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":\#
  false,"summary":"The store account whose purchases the device can present.","schema":{"$ref"\#
  :"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"What\#
   the device runs.","schema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","require\#
  d":false,"summary":"The app that was installed.","schema":{"$ref":"#/components/schemas/AppI\#
  d"}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"s\#
  ummary":"Answer as if it were done, with the events that it would cause, and change nothing.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"The same key with the same params again gives the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"Fa\#
  lse for a device that was known.","type":"boolean"},"user":{"$ref":"#/components/schemas/Use\#
  r"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events"\#
  :{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempote\#
  ncy key gave the stored result.","type":"boolean"}},"required":["device","created","user"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of its bounds; or two that exclude each other came together. `field` points to it; `nearest\#
  ` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `ui\#
  d` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1102,"message":"The id is one that nobody may hav\#
  e: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId",\#
  "retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project\#
  's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"mess\#
  age":"The id begins with the project's anonymous prefix, where there is one, or is an anonym\#
  ous user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":120\#
  0,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1300,"message":"The key was used within 24 hours for the same method with other para\#
  ms.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There \#
  is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull\#
  ","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The da\#
  emon ends, and what it finds at its next start is the truth. Or the store cannot be read whe\#
  re the request had to look: then the daemon goes on.","data":{"kind":"storageFailed","retrya\#
  ble":false}}],"examples":[{"name":"a new device","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{\#
  "name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anon\#
  ymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonym\#
  ous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}\#
  }}},{"name":"again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":\#
  "iphone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"user":{"id"\#
  :"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}\#
  ","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userI\#
  d","value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true\#
  ,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId\#
  ":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.\#
  000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphone","create\#
  d":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"custom\#
  erId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T\#
  00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"u\#
  serCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anon\#
  ymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]\#
  },{"name":"logout","summary":"Logs the user of a device out.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":true,"summary":"The device.",\#
  "schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"summa\#
  ry":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the e\#
  vents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"The same key with the same params agai\#
  n gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sch\#
  emas/User"},"outcome":{"description":"loggedOut: back to the device's anonymous user. rotate\#
  d: the device has a new anonymous user. unchanged: nobody was logged in.","type":"string","e\#
  num":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"Only there, and true, in \#
  a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"r\#
  equired":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of its bounds; or two that exclude each other came together. `\#
  field` points to it; `nearest` lists the names that an unknown one may have meant.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not \#
  reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the m\#
  ethod's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The \#
  project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105\#
  ,"message":"Nobody is logged in on the device, and the project's `onAnonymousLogout` refuses\#
  .","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"There is no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"\#
  The key was used within 24 hours for the same method with other params.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write\#
  . Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not have reached the disk. The daemon ends, and what it f\#
  inds at its next start is the truth. Or the store cannot be read where the request had to lo\#
  ok: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false}}],"examples"\#
  :[{"name":"somebody logged in","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","par\#
  ams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous\#
  }}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iph\#
  one","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut\#
  "}}},{"name":"nobody logged in","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"devi\#
  ce","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anon\#
  ymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonym\#
  ous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}\#
  ,"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or change\#
  s what is given of it.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"\#
  How purchases and users move; qonversion for a new project.","schema":{"$ref":"#/components/\#
  schemas/RulesChoice"}},{"name":"products","required":false,"summary":"The whole catalogue.",\#
  "schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","required":false,\#
  "summary":"What may be granted besides what the catalogue gives.","schema":{"type":"array","\#
  items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment\#
  ","required":false,"summary":"Which purchases count; production for a new project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"summa\#
  ry":"Whose time it lives in; only before its first device or user. The system's for a new pr\#
  oject.","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":\#
  false,"summary":"Where events are posted; the whole list, each URL once. None for a new proj\#
  ect.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxIte\#
  ms":10}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the ev\#
  ents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"The same key with the same params again\#
   gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/s\#
  chemas/Project"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boole\#
  an"},"events":{"description":"Only in a dry run: what would be told with the call. What cust\#
  omers are told of a new catalogue follows later, and is not shown.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when \#
  an idempotency key gave the stored result.","type":"boolean"}},"required":["project"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of i\#
  ts bounds; or two that exclude each other came together. `field` points to it; `nearest` lis\#
  ts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` an\#
  d `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for t\#
  he same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on\#
  .","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not\#
   have reached the disk. The daemon ends, and what it finds at its next start is the truth. O\#
  r the store cannot be read where the request had to look: then the daemon goes on.","data":{\#
  "kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params":[{"\#
  name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"\#
  transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":\#
  "result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"Q\#
  ON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout"\#
  :"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transf\#
  er","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUs\#
  erIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"enti\#
  tlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.\#
  000Z"},"webhooks":[],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,\#
  "customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"re\#
  sult","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"Q\#
  ON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout"\#
  :"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share"\#
  ,"anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserI\#
  ds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitle\#
  ments":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:0\#
  0.000Z"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"\#
  purchases":0,"events":1}}}}},{"name":"webhooks","params":[{"name":"project","value":"news"},\#
  {"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{\#
  "url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url"\#
  :"https://example.com/purchases","secret":"a-new-one-of-many-characters","oldSecret":"the-on\#
  e-before","format":"purchasely"}]}],"result":{"name":"result","value":{"project":{"id":"news\#
  ","rules":"{{any}}","products":{},"entitlements":[],"environment":"production","clock":{"kin\#
  d":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/events\#
  ","format":"entitled"},{"url":"https://example.com/purchases","format":"purchasely"}],"creat\#
  edAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0\#
  ,"events":0}}}}}]},{"name":"project.describe","summary":"Shows a project's definition, every\#
   rule spelled out, and how much it holds.","x-role":"read","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},\#
  "required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of its bounds; or two that exclude each other came together. `field\#
  ` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach\#
   that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method\#
  's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is \#
  no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"\#
  the project that is there from the start","params":[],"result":{"name":"result","value":{"pr\#
  oject":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNe\#
  w":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnony\#
  mousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders\#
  ":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"product\#
  s":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[],"\#
  createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}\#
  }}}}]},{"name":"project.list","summary":"Lists the projects, in the order of their ids' byte\#
  s.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","requi\#
  red":false,"summary":"Taken so that a client may send it with every call; it must exist, and\#
   changes nothing.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"projects":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":\#
  "unknownProject","retryable":false}}],"examples":[{"name":"one project","params":[],"result"\#
  :{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{\#
  any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name\#
  ":"project.webhooks","summary":"Shows where a project's events are posted, and with which se\#
  crets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project","\#
  required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"require\#
  d":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such\#
   project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a webho\#
  ok that was defined after the first event","x-given":[{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/"\#
  ,"secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"h\#
  ttp://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","since":"1"}]}\#
  }}]},{"name":"purchase","summary":"Records a transaction of a store, and who holds it.","x-r\#
  ole":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fal\#
  se,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userI\#
  d","required":false,"summary":"A user, instead of a device; made when there is none, for the\#
   money is real.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","require\#
  d":true,"summary":"What was bought; one that the catalogue does not know is kept all the sam\#
  e.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"sum\#
  mary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transa\#
  ctionId","required":true,"summary":"This transaction.","schema":{"$ref":"#/components/schema\#
  s/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"The first tra\#
  nsaction of its chain; this one when left out.","schema":{"$ref":"#/components/schemas/Trans\#
  actionId"}},{"name":"kind","required":false,"summary":"What the product is; wins over the ca\#
  talogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","requi\#
  red":false,"summary":"When; now when left out.","schema":{"$ref":"#/components/schemas/Momen\#
  t"}},{"name":"expiresAt","required":false,"summary":"The last moment of the period; no end w\#
  hen left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","requir\#
  ed":false,"summary":"What the customer pays for the period.","schema":{"$ref":"#/components/\#
  schemas/PeriodType","default":"normal"}},{"name":"environment","required":false,"summary":"W\#
  here the store took the money.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment",\#
  "default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Bought by some\#
  body else in the family.","schema":{"type":"boolean","default":false}},{"name":"price","requ\#
  ired":false,"summary":"What was paid.","schema":{"$ref":"#/components/schemas/Price"}},{"nam\#
  e":"currency","required":false,"summary":"In which currency.","schema":{"$ref":"#/components\#
  /schemas/Currency"}},{"name":"country","required":false,"summary":"In which country.","schem\#
  a":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"\#
  The offer that was redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"na\#
  me":"attributes","required":false,"summary":"Told again in the events of this purchase.","sc\#
  hema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required":false,"summar\#
  y":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the ev\#
  ents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"The same key with the same params again\#
   gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exac\#
  tly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True wh\#
  en the chain was not known before.","type":"boolean"},"outcome":{"description":"recorded: a \#
  new chain. received: a chain that the buyer did not hold, and holds now. planChanged: a new \#
  transaction with another product. renewed: any other new transaction. unchanged: nothing new\#
  .","type":"string","enum":["recorded","renewed","planChanged","received","unchanged"]},"enti\#
  tlements":{"$ref":"#/components/schemas/Entitlements","description":"What the buyer may use \#
  now."},"warnings":{"description":"Only there when there are any.","type":"array","items":{"$\#
  ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a dr\#
  y run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only\#
   there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"requi\#
  red":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude ea\#
  ch other came together. `field` points to it; `nearest` lists the names that an unknown one \#
  may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a \#
  stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or o\#
  ne of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"\#
  code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`."\#
  ,"data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins wi\#
  th the project's anonymous prefix, where there is one, or is an anonymous user's or a custom\#
  erId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message"\#
  :"Somebody else holds the chain, and the rule keeps it there. Nothing was done.","data":{"ki\#
  nd":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"The key was used wit\#
  hin 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was change\#
  d; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":\#
  "The write may not have reached the disk. The daemon ends, and what it finds at its next sta\#
  rt is the truth. Or the store cannot be read where the request had to look: then the daemon \#
  goes on.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscri\#
  ption","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId\#
  ","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":\#
  "result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transaction\#
  Id":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymou\#
  s}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedA\#
  t":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null\#
  ,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null\#
  ,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revo\#
  kedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","per\#
  iodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.\#
  000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","acti\#
  ve":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew"\#
  ,"grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T0\#
  0:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewD\#
  isabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId\#
  ":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store"\#
  ,"value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"20\#
  26-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscripti\#
  on","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"prod\#
  uction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,\#
  "autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false\#
  ,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"tra\#
  nsactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","e\#
  ntitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly"\#
  ,"source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","\#
  startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"\#
  production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"\#
  name":"by somebody logged in","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","para\#
  ms":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactio\#
  nId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"nam\#
  e":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anony\#
  mous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fal\#
  se,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewD\#
  isabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunde\#
  dAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":\#
  "premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSta\#
  te":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore"\#
  ,"transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly"\#
  ,"store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expires\#
  At":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"prod\#
  uct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":\#
  "1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-\#
  12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"na\#
  me":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transac\#
  tionId":"1001","product":"monthly","kind":"subscription","state":"active","holders":["{{anon\#
  ymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","fi\#
  rstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStar\#
  tedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":\#
  null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"\#
  revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00\#
  :00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"\#
  2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,"outcome\#
  ":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produc\#
  tId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTy\#
  pe":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"\#
  2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"\#
  environment":"production","store":"appStore","transactionId":"1001","originalTransactionId":\#
  "1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user\#
  _id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"trans\#
  actionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","\#
  originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumabl\#
  e","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":\#
  "2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"t\#
  rialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,\#
  "price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDis\#
  abledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedA\#
  t":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","product":"\#
  montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null}]},"\#
  created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","m\#
  essage":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Takes in\#
   what a store tells of a purchase besides its transactions.","x-role":"write","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"store","required":true,"summary":"Where it was bo\#
  ught.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","requ\#
  ired":true,"summary":"The first transaction of its chain.","schema":{"$ref":"#/components/sc\#
  hemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"Another last moment o\#
  f the period; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name\#
  ":"autoRenew","required":false,"summary":"Whether it renews by itself; null is true.","schem\#
  a":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"T\#
  he last moment of the grace period; null: there is none.","schema":{"$ref":"#/components/sch\#
  emas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store \#
  still tries to get its money; null is false.","schema":{"type":["boolean","null"]}},{"name":\#
  "pausedUntil","required":false,"summary":"The moment at which a pause is over; null: there i\#
  s none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","requ\#
  ired":false,"summary":"When the money was given back; null: it was not.","schema":{"$ref":"#\#
  /components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"When i\#
  t was taken away, as when family sharing ends; null: it was not.","schema":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"The product fro\#
  m now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"pr\#
  oject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer \#
  as if it were done, with the events that it would cause, and change nothing.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same\#
   key with the same params again gives the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  urchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"description":"Only there when\#
   there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"\#
  description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description"\#
  :"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key gave th\#
  e stored result.","type":"boolean"}},"required":["purchase"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1201,"message":"The project has no chain with this store and origina\#
  lTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},{"co\#
  de":1300,"message":"The key was used within 24 hours for the same method with other params."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is n\#
  o room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon\#
   ends, and what it finds at its next start is the truth. Or the store cannot be read where t\#
  he request had to look: then the daemon goes on.","data":{"kind":"storageFailed","retryable"\#
  :false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value"\#
  :"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","value":fal\#
  se}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionI\#
  d":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active",\#
  "holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T\#
  00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShar\#
  ed":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"au\#
  toRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":fal\#
  se,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"t\#
  ransactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{\#
  "name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"\#
  refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone",\#
  "storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revoke\#
  dAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","perio\#
  dType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z"}]}}}},{"name":"a refund that was none","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"pu\#
  rchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"\#
  1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store"\#
  :"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"param\#
  s":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"na\#
  me":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"restore","summary":"\#
  Brings what the store account of a device has bought to its current user.","x-role":"write",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"\#
  The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","require\#
  d":false,"summary":"Exactly these, whoever's account they came from; an empty list restores \#
  nothing.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"max\#
  Items":1000}},{"name":"project","required":false,"summary":"The project to work in.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Answer as if it were done, with the events that it would cause, and change\#
   nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"The same key with the same params again gives the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description"\#
  :"All that the user now holds and did not before.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Move"}},"transferred":{"description":"Those of them that somebody lost.","type":\#
  "array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"What stays w\#
  here it is.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":\#
  {"$ref":"#/components/schemas/Entitlements","description":"What the user may use now."},"war\#
  nings":{"description":"Only there when there are any.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a dry run.","ty\#
  pe":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and\#
   true, when an idempotency key gave the stored result.","type":"boolean"}},"required":["user\#
  ","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude ea\#
  ch other came together. `field` points to it; `nearest` lists the names that an unknown one \#
  may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a \#
  stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1201,"message":"The project has no chain with this store and\#
   originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":fals\#
  e}},{"code":1300,"message":"The key was used within 24 hours for the same method with other \#
  params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"Th\#
  ere is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storage\#
  Full","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. Th\#
  e daemon ends, and what it finds at its next start is the truth. Or the store cannot be read\#
   where the request had to look: then the daemon goes on.","data":{"kind":"storageFailed","re\#
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
  and what it finds at its next start is the truth. Or the store cannot be read where the requ\#
  est had to look: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false}\#
  }],"examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","para\#
  ms":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone\#
  "},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement\#
  ":{"id":"premium","active":false,"state":"revoked","productId":null,"source":"manual","renew\#
  State":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedA\#
  t":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,\#
  "store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover",\#
  "summary":"Gives this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC\#
   document, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"\#
  string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"comp\#
  onents":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bou\#
  nds; or two that exclude each other came together. `field` points to it; `nearest` lists the\#
   names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `rol\#
  e` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDeni\#
  ed","retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"re\#
  sult","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}\#
  }"}}}]},{"name":"server.describe","summary":"Lists the methods, or describes one.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"su\#
  mmary":"Its name.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"methods":{"description":"Without `method`: all of them, in the order \#
  of their names.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"meth\#
  od":{"description":"With `method`: its entry of the OpenRPC document.","type":"object"},"com\#
  ponents":{"description":"With `method`: in `schemas` each schema that the entry refers to.",\#
  "type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of its bounds; or two that exclude each other came togethe\#
  r. `field` points to it; `nearest` lists the names that an unknown one may have meant.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does \#
  not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` t\#
  he method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"al\#
  l methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"on\#
  e method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","value":{"\#
  method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Tells what da\#
  emon this is, its limits, and how it sees the caller.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"version":{"type":"string"},"protocol":{"description":"The version of this protocol.","ty\#
  pe":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"type":"integer",\#
  "minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","\#
  limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of its bounds; or two that exclude each other came together. `f\#
  ield` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not r\#
  each that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the me\#
  thod's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain",\#
  "params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{\#
  any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"\#
  admin"}}}}]},{"name":"server.ping","summary":"Answers, to show that the daemon does.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"s\#
  ummary":"Comes back as it is, without the blanks between its tokens.","schema":{"description\#
  ":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"po\#
  ng":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mome\#
  nt","description":"By the system's clock."},"echo":{"description":"What was given; not there\#
   when nothing was."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each ot\#
  her came together. `field` points to it; `nearest` lists the names that an unknown one may h\#
  ave meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The p\#
  eer's role does not reach that of the method. `uid` and `role` are the peer's (null: a stran\#
  ger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"exampl\#
  es":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any\#
  }}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name\#
  ":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setUserProp\#
  erty","summary":"Keeps a word about a user for other systems; and never changes access.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"user\#
  Id","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components\#
  /schemas/UserId"}},{"name":"key","required":true,"summary":"Its name; the reserved ones of o\#
  ther systems, such as $email, are names like any other.","schema":{"$ref":"#/components/sche\#
  mas/PropertyKey"}},{"name":"value","required":true,"summary":"What it is now; an empty one r\#
  emoves it.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","requi\#
  red":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were\#
   done, with the events that it would cause, and change nothing.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the\#
   same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"The c\#
  urrent user's id."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"},"dryRun":{"description":"Only there, and true, in a dry run.\#
  ","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":\#
  "array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there\#
  , and true, when an idempotency key gave the stored result.","type":"boolean"}},"required":[\#
  "userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of its bounds; or two that exclude each other came together. `fiel\#
  d` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reac\#
  h that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the metho\#
  d's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The proj\#
  ect has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"me\#
  ssage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"co\#
  de":1102,"message":"The id is one that nobody may have: the empty one, or one of the project\#
  's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messa\#
  ge":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"\#
  userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was used withi\#
  n 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed;\#
   reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"T\#
  he write may not have reached the disk. The daemon ends, and what it finds at its next start\#
   is the truth. Or the store cannot be read where the request had to look: then the daemon go\#
  es on.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"one's own i\#
  d for somebody","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],\#
  "result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value\#
  ":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Erases a customer from everything t\#
  hat is kept.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"user\#
  Id","required":true,"summary":"Any id that reaches the customer.","schema":{"$ref":"#/compon\#
  ents/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","\#
  required":false,"summary":"Answer as if it were done, with the events that it would cause, a\#
  nd change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","r\#
  equired":false,"summary":"The same key with the same params again gives the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"tombstone":{"description":"Made up: it stands in events whe\#
  rever an erased id stood. It is nobody's id.","type":"string"},"users":{"description":"How m\#
  any users were erased: the aliases of the customer.","type":"integer","minimum":1},"devices"\#
  :{"description":"How many devices were erased; install makes them anew.","type":"integer","m\#
  inimum":0},"purchases":{"description":"How many purchases were erased: those that nobody els\#
  e held.","type":"integer","minimum":0},"shared":{"description":"How many purchases others ho\#
  ld, and keep.","type":"integer","minimum":0},"dryRun":{"description":"Only there, and true, \#
  in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be t\#
  old.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description\#
  ":"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}}\#
  ,"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two tha\#
  t exclude each other came together. `field` points to it; `nearest` lists the names that an \#
  unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The peer's role does not reach that of the method. `uid` and `role` are the peer\#
  's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser"\#
  ,"retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty o\#
  ne, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fa\#
  lse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLeng\#
  thMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message\#
  ":"The key was used within 24 hours for the same method with other params.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the wr\#
  ite. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not have reached the disk. The daemon ends, and what i\#
  t finds at its next start is the truth. Or the store cannot be read where the request had to\#
   look: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false}}],"exampl\#
  es":[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"rules\#
  ":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"en\#
  titlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase",\#
  "params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign\#
  ":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"s\#
  etUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params\#
  ":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}"\#
  ,"users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","use\#
  rId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"res\#
  ult":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases"\#
  :0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00\#
  :00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousI\#
  d":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any\#
  }}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombs\#
  tone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"na\#
  me":"user.export","summary":"Tells everything that is held about a customer.","x-role":"read\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary"\#
  :"Any id that reaches the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name\#
  ":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every \#
  id that reaches the customer, in the order of their bytes.","type":"array","items":{"type":"\#
  object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"`cu\#
  stomer`: the customerId of one who began as identified.","type":"string","enum":["anonymous"\#
  ,"identified","customer"]},"device":{"description":"The install that an anonymous id was mad\#
  e for.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"requi\#
  red":["id","kind","device","createdAt"]}},"devices":{"description":"Those whose anonymous or\#
   identified user is the customer's, in the order of their bytes.","type":"array","items":{"t\#
  ype":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":\#
  {"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Who is logged in.","type\#
  ":["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string",\#
  "null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}\#
  },"required":["device","anonymousId","identityId","storeAccount","platform","app","createdAt\#
  "]}},"purchases":{"description":"What the customer holds, each transaction whole.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Those of th\#
  e past, too.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#\#
  /components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/sche\#
  mas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"prop\#
  erties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/s\#
  chemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"\#
  #/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"descripti\#
  on":"What users of the customer had set, or removed (an empty value), before another of them\#
   set it anew.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/compon\#
  ents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$\#
  ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$\#
  ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Of the entitlements, and of the states of the purchases: now."},"events":{"descripti\#
  on":"What was told of the customer, the oldest first, up to 1000.","type":"array","items":{"\#
  $ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","descrip\#
  tion":"Where events.read goes on, with the same id as `user`."},"moreEvents":{"description":\#
  "True when events.read would tell more.","type":"boolean"}},"required":["user","ids","device\#
  s","purchases","grants","properties","overridden","entitlements","at","events","cursor","mor\#
  eEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of its bounds; or two that exclude each other came together. `field` points to i\#
  t; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the \#
  method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no suc\#
  h user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is \#
  one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{\#
  "kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode s\#
  calars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","para\#
  ms":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":\#
  "purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId\#
  ":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes"\#
  :{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{\#
  "method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"\#
  }}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"i\#
  d":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{an\#
  onymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[\#
  {"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.\#
  000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}\#
  ],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccou\#
  nt":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purcha\#
  ses":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"m\#
  onthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone","storeAcc\#
  ount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","count\#
  ry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt"\#
  :null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCoun\#
  t":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":\#
  false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaig\#
  n":"winter"}}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt"\#
  :"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","act\#
  ive":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew\#
  ","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionI\#
  d":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"curso\#
  r":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{\#
  any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026\#
  -01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}\#
  }","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{\#
  anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null\#
  ,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"e\#
  ntitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymou\#
  s}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlement\#
  s":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pro\#
  duct":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","\#
  environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyS\#
  hared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"\#
  campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:0\#
  0:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"iden\#
  tify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","ano\#
  nymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","ou\#
  tcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:\#
  00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identi\#
  fy","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"\#
  entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymo\#
  us}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]\#
  }],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Takes a link bac\#
  k: holders and customers are as if it had never been made.","x-role":"admin","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"event","required":true,"summary":"The id of the ev\#
  ent that told of it: an identified, a usersAliased or a …Transferred.","schema":{"$ref":"#/c\#
  omponents/schemas/EventId"}},{"name":"project","required":false,"summary":"The project to wo\#
  rk in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Answer as if it were done, with the events that it would ca\#
  use, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"The same key with the same params again gives the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","descr\#
  iption":"The event."},"purchases":{"description":"What changed holder; `to` is who holds it \#
  now, also where somebody only lost it.","type":"array","items":{"$ref":"#/components/schemas\#
  /Move"}},"kept":{"description":"What came later and stands: restores and purchases that foun\#
  d other holders than they would have, aliases that these made, and links of the same users a\#
  nd purchases that were taken back since.","type":"array","items":{"$ref":"#/components/schem\#
  as/KeptLink"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean\#
  "},"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when \#
  an idempotency key gave the stored result.","type":"boolean"}},"required":["undone","purchas\#
  es","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of its bounds; or two that exclude each other came together. `field` points to\#
   it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of th\#
  e method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The link \#
  cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`, `otherKin\#
  d` (the event makes no link), `noLink` (nothing came of it), `undone` before, `isUndo`, `lat\#
  erAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names the event that\#
   stands in the way.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":\#
  "The key was used within 24 hours for the same method with other params.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the writ\#
  e. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not have reached the disk. The daemon ends, and what it \#
  finds at its next start is the truth. Or the store cannot be read where the request had to l\#
  ook: then the daemon goes on.","data":{"kind":"storageFailed","retryable":false}}],"examples\#
  ":[{"name":"somebody else's login took a purchase along","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tr\#
  ansactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"dev\#
  ice":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":\#
  null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"ev\#
  ents":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{\#
  {login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"a\#
  ppStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{\#
  {anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"use\#
  rInfo","summary":"Tells who the user of a device is, or whom an id reaches.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary"\#
  :"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required\#
  ":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/User\#
  Id"}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["user\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/co\#
  mponents/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other\#
   came together. `field` points to it; `nearest` lists the names that an unknown one may have\#
   meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer\#
  's role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger\#
  ), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":110\#
  0,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fal\#
  se}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","re\#
  tryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, \#
  or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}\#
  },{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMa\#
  x`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no \#
  such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by \#
  device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1\#
  ","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"par\#
  ams":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id"\#
  :"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"n\#
  ame":"userProperties","summary":"Tells what setUserProperty has kept.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/co\#
  mponents/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclud\#
  e each other came together. `field` points to it; `nearest` lists the names that an unknown \#
  one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (null\#
  : a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unkn\#
  ownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the\#
   empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retry\#
  able":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `us\#
  erIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"\#
  There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[\#
  {"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","param\#
  s":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty"\#
  ,"params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":\#
  "iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan\#
  ":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"components":{"sche\#
  mas":{"AppId":{"description":"An app of the project, such as a bundle id.","type":"string","\#
  minLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of the project, with the \#
  value by which something was decided.","type":"object","properties":{"name":{"description":"\#
  As in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdenti\#
  fyKnown","onRestore","anonymousHolders"]},"value":{"type":"string"}},"required":["name","val\#
  ue"]},"Attributes":{"description":"Up to 20 strings of the caller's own, told again in the e\#
  vents of this purchase.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"\#
  maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogue":{"descr\#
  iption":"From a product's id to the product.","type":"object","propertyNames":{"$ref":"#/com\#
  ponents/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"\#
  maxProperties":10000},"Cause":{"description":"Either a request (`method`, and its `id` as it\#
   came; no `id` for a notification), or `clock`: something came due by itself.","type":"objec\#
  t","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock"\#
  :{"type":"boolean"}}},"Clock":{"description":"Whose time the project lives in.","type":"obje\#
  ct","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/compo\#
  nents/schemas/Moment","description":"Only for a manual clock."}},"required":["kind"]},"Clock\#
  Choice":{"description":"`system`; `manual`, which begins now; or the moment at which a manua\#
  l clock begins.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","pro\#
  perties":{"manual":{"$ref":"#/components/schemas/Moment"}},"required":["manual"],"additional\#
  Properties":false}]},"ConsumerId":{"description":"Who reads the events: a name of the reader\#
  's own choice, such as that of a worker.","type":"string","minLength":1,"maxLength":255},"Co\#
  untry":{"description":"A country code of two or three letters, kept as it came.","type":"str\#
  ing","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"How much a project holds.","type"\#
  :"object","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","\#
  minimum":0},"customers":{"type":"integer","minimum":0},"purchases":{"type":"integer","minimu\#
  m":0},"events":{"type":"integer","minimum":0}},"required":["devices","users","customers","pu\#
  rchases","events"]},"Currency":{"description":"A currency code of three letters, kept as it \#
  came.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A place in a proj\#
  ect's events: the running number of the last event before it. \"0\" is the place before the \#
  first.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"One i\#
  nstall of one app. A reinstall is a new device.","type":"string","minLength":1,"maxLength":2\#
  55},"Duration":{"description":"ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M, W, D and,\#
   after a T, of H, M, S, of which the seconds may have a fraction. A month ends on the same d\#
  ay of the next month, or on its last one.","type":"string","format":"duration"},"Entitlement\#
  ":{"description":"What a user may use, and why. One purchase or grant, the winner, supplies \#
  every member. Of an entitlement that the user never had all are null but `id`, `active` (fal\#
  se), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$re\#
  f":"#/components/schemas/EntitlementId"},"active":{"type":"boolean"},"state":{"$ref":"#/comp\#
  onents/schemas/State"},"productId":{"description":"The product that gives it; null for a gra\#
  nt.","type":["string","null"]},"source":{"description":"The store, or `manual` for a grant."\#
  ,"type":["string","null"]},"renewState":{"type":"string","enum":["willRenew","canceled","bil\#
  lingIssue","nonRenewable","unknown"]},"grantType":{"type":["string","null"],"enum":["purchas\#
  e","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum"\#
  :["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Null where there i\#
  s no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"firstPurc\#
  hasedAt":{"$ref":"#/components/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"type":\#
  "integer","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox\#
  ",null]},"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId\#
  ":{"description":"Null for a grant.","type":["string","null"]},"originalTransactionId":{"des\#
  cription":"Null for a grant.","type":["string","null"]}},"required":["id","active","state","\#
  productId","source","renewState","grantType","periodType","startedAt","expiresAt","gracePeri\#
  odExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","re\#
  newsCount","environment","store","transactionId","originalTransactionId"]},"EntitlementId":{\#
  "description":"What a user may use.","type":"string","minLength":1,"maxLength":255},"Entitle\#
  ments":{"description":"From an entitlement's id to the entitlement, inactive ones too.","typ\#
  e":"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"de\#
  scription":"Something that happened in a project. What else stands in it depends on its kind\#
  ; see rules.md.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor\#
  ","description":"The project's running number; not there in a dry run."},"id":{"description"\#
  :"Made up; never the same twice.","type":"string"},"kind":{"$ref":"#/components/schemas/Even\#
  tKind"},"at":{"$ref":"#/components/schemas/Moment"},"project":{"$ref":"#/components/schemas/\#
  ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"The customerId of th\#
  e one whom it is about; not there in clockAdvanced, which is about nobody."},"userId":{"$ref\#
  ":"#/components/schemas/UserId","description":"There when that one is identified."},"anonymo\#
  usId":{"$ref":"#/components/schemas/UserId","description":"There when that one is anonymous;\#
   beside userId in identified and loggedOut, where it is the device's anonymous user, the new\#
   one after a rotation."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"descriptio\#
  n":"userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated, \#
  purchaseExpired, and what comes of a purchase: the device, null where there is none.","type"\#
  :["string","null"]},"outcome":{"description":"identified: what identify answered.","type":"s\#
  tring","enum":["attached","aliased","moved","switched"]},"from":{"description":"Of a move: w\#
  ho held the purchase before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}}\#
  ,"to":{"$ref":"#/components/schemas/UserId","description":"Of a move: who holds it now."},"s\#
  hared":{"description":"Of a move: whether those in `from` keep it.","type":"boolean"},"undon\#
  e":{"description":"linkUndone: the id of the event whose link was taken back.","type":"strin\#
  g"},"aliases":{"description":"usersAliased, and linkUndone where customers part: every id th\#
  at reaches the customer now, in the order of their bytes.","type":"array","items":{"$ref":"#\#
  /components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description"\#
  :"usersAliased: the customerId that became part of `user`; not there when the id that joined\#
   was new."},"entitlements":{"description":"entitlementsActivated, entitlementsDeactivated: w\#
  hose access changed, in the order of their bytes. granted, grantRevoked: the one.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/s\#
  chemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schem\#
  as/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descrip\#
  tion":"purchase…: who holds it.","type":"array","items":{"$ref":"#/components/schemas/UserId\#
  "}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$\#
  ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"ex\#
  piresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Of a purchase: the end\#
   of its period. granted, grantRevoked: the end that the grant has, or had."},"periodType":{"\#
  $ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type"\#
  :["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"\#
  ]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attribu\#
  tes"},"now":{"$ref":"#/components/schemas/Moment","description":"clockAdvanced: what the clo\#
  ck shows now."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"\#
  The id of an event, as the feed tells it.","type":"string","minLength":1,"maxLength":255},"E\#
  ventKind":{"description":"What happened.","type":"string","enum":["userCreated","identified"\#
  ,"loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdat\#
  ed","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceive\#
  d","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted\#
  ","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One thing\#
   that led somebody to an entitlement, or took it away. Members that make no sense for a step\#
  , or are not known, are left out.","type":"object","properties":{"step":{"description":"What\#
   it is. rules.md says what each is about.","type":"string","enum":["purchased","granted","at\#
  tached","moved","shared","transferred","aliased","unclear","identified","renewed","revoked",\#
  "mapped","clock"]},"text":{"description":"One sentence for people.","type":"string"},"at":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"When it came about, as far as it \#
  has a time; of `clock` the moment asked about."},"event":{"$ref":"#/components/schemas/Event\#
  Id","description":"The event that told of it."},"cursor":{"$ref":"#/components/schemas/Curso\#
  r","description":"That event's."},"rule":{"$ref":"#/components/schemas/AppliedRule","descrip\#
  tion":"The rule by which it came about."},"method":{"description":"What brought it about.","\#
  type":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":{"descripti\#
  on":"Who had it before, one id for each customer, at most ten; of `aliased` the one side, of\#
   `identified` the device's anonymous user.","type":"array","items":{"$ref":"#/components/sch\#
  emas/UserId"}},"to":{"description":"Who has it by this; of `aliased` the other side.","type"\#
  :"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Of `purcha\#
  sed` and `identified`; null where a purchase came from no device.","type":["string","null"]}\#
  ,"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State",\#
  "description":"What it is at the moment."},"since":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Of `clock`: since when it is so; where access is over, its last moment. \#
  Else when the period begins."},"until":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"The last moment of it, as far as is known; of a pause when it ends. Null where there\#
   is no end."},"decidedAnew":{"description":"Only there, and true, where a login came to this\#
   when an earlier link was taken back.","type":"boolean"}},"required":["step","text","at"]},"\#
  HelpfulCall":{"description":"A call, ready to be sent, that would make an entitlement active\#
  : it was rehearsed, and it did.","type":"object","properties":{"method":{"type":"string"},"p\#
  arams":{"description":"As the method takes them.","type":"object"},"role":{"description":"Wh\#
  at a peer needs for it.","type":"string","enum":["read","write","admin"]},"text":{"descripti\#
  on":"One sentence for people.","type":"string"}},"required":["method","params","role","text"\#
  ]},"IdempotencyKey":{"description":"A key for one write, remembered for 24 hours per project\#
   and method.","type":"string","minLength":1,"maxLength":255},"KeptLink":{"description":"A li\#
  nk that stands though an earlier one was taken back.","type":"object","properties":{"event":\#
  {"$ref":"#/components/schemas/EventId","description":"The event that told of it."},"method":\#
  {"description":"What brought it about.","type":"string","enum":["restore","purchase","user.l\#
  ink.undo"]}},"required":["event","method"]},"Lack":{"description":"Something without which a\#
  n entitlement is not active.","type":"object","properties":{"kind":{"description":"What is m\#
  issing. rules.md says what each means.","type":"string","enum":["expired","paused","billingR\#
  etry","refunded","revoked","notYet","environment","notMapped","notIdentified","heldByAnother\#
  ","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"One sentence\#
   for people.","type":"string"},"store":{"$ref":"#/components/schemas/Store","description":"O\#
  f what is about a purchase, as the next two are."},"originalTransactionId":{"$ref":"#/compon\#
  ents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"\#
  $ref":"#/components/schemas/UserId","description":"Of `heldByAnother` and `notIdentified`: w\#
  ho has it; the identified holder, else the anonymous one, of several the least by bytes."},"\#
  since":{"$ref":"#/components/schemas/Moment","description":"The last moment with access; of \#
  `refunded` and `revoked` when that was."},"until":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Of `paused` when the pause ends, of `notYet` when it begins."},"because":{"descri\#
  ption":"Of `heldByAnother`: how it came to its holder.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/ExplanationStep"}},"wouldHelp":{"description":"Calls that would make the en\#
  titlement active at the moment asked about, each by itself. Each stands where it helps first\#
  .","type":"array","items":{"$ref":"#/components/schemas/HelpfulCall"}}},"required":["kind","\#
  text","wouldHelp"]},"Limits":{"description":"Every limit of the daemon by name.","type":"obj\#
  ect","properties":{"lineBytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integer"},"d\#
  epthMax":{"type":"integer"},"requestIdBytesMax":{"type":"integer"}},"required":["lineBytesMa\#
  x","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer\#
  "}},"MethodSummary":{"description":"One line of the list of methods.","type":"object","prope\#
  rties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":\#
  ["read","write","admin"]}},"required":["name","summary","role"]},"Moment":{"description":"RF\#
  C 3339. Taken with any offset and precision; given in UTC with milliseconds.","type":"string\#
  ","format":"date-time"},"Move":{"description":"A purchase that gained a holder or changed it\#
  .","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sch\#
  emas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"W\#
  ho held it before: one id for each customer, in the order of their bytes.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","de\#
  scription":"Who holds it now and did not before."},"shared":{"description":"True when those \#
  in `from` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","pr\#
  oduct","kind","from","to","shared"]},"NullableMoment":{"description":"A Moment, or null wher\#
  e there is none.","type":["string","null"],"format":"date-time"},"Outdone":{"description":"A\#
   purchase or a grant that gives an entitlement, too, and gives way to another one.","type":"\#
  object","properties":{"lostBy":{"description":"What decided: the first in the order of rules\#
  .md in which the two differ.","type":"string","enum":["active","end","purchasedAt","transact\#
  ionId","store","originalTransactionId","order"]},"text":{"description":"One sentence for peo\#
  ple.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description\#
  ":"As it would be if nothing else gave it."}},"required":["lostBy","text","entitlement"]},"P\#
  eer":{"description":"The other end of the connection, as the kernel tells it.","type":"objec\#
  t","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},\#
  "role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","rol\#
  e"]},"PeriodType":{"description":"What the customer pays for a period.","type":"string","enu\#
  m":["normal","trial","intro"]},"Platform":{"description":"What the device runs: ios, android\#
  , web, or any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset"\#
  :{"description":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","r\#
  evenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a string.","type\#
  ":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of\#
   the catalogue.","type":"object","properties":{"kind":{"description":"Null or left out: what\#
   a purchase says, else `subscription` with an end and `nonConsumable` without.","type":["str\#
  ing","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","consumable",n\#
  ull]},"entitlements":{"description":"What it gives access to.","type":"array","items":{"$ref\#
  ":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additi\#
  onalProperties":false},"ProductId":{"description":"A product, as the store or the catalogue \#
  calls it.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"What\#
   a product is; it decides how a purchase moves and ends.","type":"string","enum":["subscript\#
  ion","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"A pr\#
  oject as it is defined, and how much it holds.","type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"\#
  $ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"What may be granted b\#
  esides what the catalogue gives.","type":"array","items":{"$ref":"#/components/schemas/Entit\#
  lementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref"\#
  :"#/components/schemas/Clock"},"webhooks":{"description":"Where its events are posted; what \#
  the posts are signed with only admins are told.","type":"array","items":{"$ref":"#/component\#
  s/schemas/WebhookSummary"}},"createdAt":{"$ref":"#/components/schemas/Moment","description":\#
  "By the project's own clock as it was when the project was made."},"counts":{"$ref":"#/compo\#
  nents/schemas/Counts"}},"required":["id","rules","products","entitlements","environment","cl\#
  ock","webhooks","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases \#
  count in a project.","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"de\#
  scription":"A namespace: projects share no device, user, purchase or event.","type":"string"\#
  ,"minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line of the list of pro\#
  jects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset\#
  ":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},\#
  "counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt","coun\#
  ts"]},"Properties":{"description":"From a property's name to its value; a customer has at mo\#
  st 100 by setUserProperty.","type":"object","propertyNames":{"$ref":"#/components/schemas/Pr\#
  opertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyK\#
  ey":{"description":"The name of a property: 1 to 80 letters, digits, and _ . : - $.","type":\#
  "string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"The value of \#
  a property.","type":"string","maxLength":500},"Purchase":{"description":"One chain of store \#
  transactions, and who holds it.","type":"object","properties":{"store":{"$ref":"#/components\#
  /schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"tran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transactio\#
  n of the chain."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind","description":"The purchase's own, else the catalogue's, else `s\#
  ubscription` with an end and `nonConsumable` without."},"state":{"$ref":"#/components/schema\#
  s/State","description":"As it stands now; null before the first purchasedAt."},"holders":{"d\#
  escription":"One id for each customer that holds it, in the order of their bytes.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"The device th\#
  at it came from.","type":["string","null"]},"storeAccount":{"description":"The store account\#
   that it came from.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/\#
  schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt"\#
  :{"$ref":"#/components/schemas/NullableMoment"},"periodType":{"$ref":"#/components/schemas/P\#
  eriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"isFamilyShare\#
  d":{"type":"boolean"},"price":{"description":"A decimal in a string.","type":["string","null\#
  "]},"currency":{"description":"As it came.","type":["string","null"]},"country":{"descriptio\#
  n":"As it came.","type":["string","null"]},"offerCode":{"description":"As it came.","type":[\#
  "string","null"]},"autoRenew":{"description":"True for a subscription until it is told other\#
  wise; false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableM\#
  oment"},"billingRetry":{"type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"refundedAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"\#
  #/components/schemas/NullableMoment"},"renewsCount":{"description":"The number of `normal` p\#
  eriods less one, never below none.","type":"integer","minimum":0},"transactions":{"descripti\#
  on":"The whole history, the oldest first.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Transaction"}}},"required":["store","originalTransactionId","transactionId","product","k\#
  ind","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt",\#
  "trialStartedAt","periodType","environment","isFamilyShared","price","currency","country","o\#
  fferCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUnt\#
  il","refundedAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvironment":{"descript\#
  ion":"Where the store took the money.","type":"string","enum":["production","sandbox"]},"Pur\#
  chaseName":{"description":"What names a purchase: its store and the first transaction of its\#
   chain.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origin\#
  alTransactionId":{"$ref":"#/components/schemas/TransactionId"}},"required":["store","origina\#
  lTransactionId"],"additionalProperties":false},"Refusal":{"description":"A purchase that a r\#
  estore left where it was, and why.","type":"object","properties":{"store":{"$ref":"#/compone\#
  nts/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"p\#
  roduct":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/Use\#
  rId","description":"Who holds it: the identified holder, else the anonymous one; of several \#
  the least by bytes."},"rule":{"description":"The rule that refused.","type":"string","enum":\#
  ["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","product","ho\#
  lder","rule"]},"Rules":{"description":"Every rule of a project, spelled out. rules.md says w\#
  hat each does.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset"\#
  },"anonymousPrefix":{"description":"What an anonymous id begins with; 32 lower-case hex digi\#
  ts follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLeng\#
  th":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move"\#
  ,"switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnlessLinked",\#
  "move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onLogout":{"\#
  type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","enum":["ign\#
  ore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","current\#
  User"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfInactive","keep",\#
  "alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurchases\#
  ":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scal\#
  ars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that \#
  nobody may have, compared byte by byte. The empty one is always among them.","type":"array",\#
  "items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousP\#
  refix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchase\#
  Holders","onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds\#
  "]},"RulesChoice":{"description":"A preset's name, or a preset and what differs from it.","a\#
  nyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref\#
  ":"#/components/schemas/Preset","default":"qonversion"},"anonymousPrefix":{"description":"Wh\#
  at an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an anonym\#
  ous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"strin\#
  g","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":\#
  "string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"\#
  string","enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotat\#
  e"]},"onAnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHold\#
  ers":{"type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","\#
  enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"\#
  string","enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","sta\#
  y"]},"userIdLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"ma\#
  ximum":255},"blockedUserIds":{"description":"Ids that nobody may have, compared byte by byte\#
  . The empty one is always among them.","type":"array","items":{"type":"string","maxLength":2\#
  55},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"\#
  What has become of a purchase at a moment; null before it began, and of what one never had."\#
  ,"type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry","pau\#
  sed","expired","refunded","revoked",null]},"Store":{"description":"The store that took the m\#
  oney: appStore, playStore, amazon, huawei, stripe, web, or any other such word.","type":"str\#
  ing","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"The store account \#
  (Apple ID, Google account, …) whose purchases a device can present.","type":"string","minLen\#
  gth":1,"maxLength":255},"SubscriptionId":{"description":"A subscription of one connection; a\#
  nother connection may have one of the same name.","type":"string"},"Transaction":{"descripti\#
  on":"One paid period, or one payment, of a purchase.","type":"object","properties":{"transac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schema\#
  s/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":\#
  "#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"i\#
  sFamilyShared":{"description":"From here on only in an export.","type":"boolean"},"price":{"\#
  description":"A decimal in a string.","type":["string","null"]},"currency":{"description":"A\#
  s it came.","type":["string","null"]},"country":{"description":"As it came.","type":["string\#
  ","null"]},"offerCode":{"description":"As it came.","type":["string","null"]},"attributes":{\#
  "$ref":"#/components/schemas/Attributes"}},"required":["transactionId","product","periodType\#
  ","purchasedAt","expiresAt"]},"TransactionId":{"description":"One transaction of a store.","\#
  type":"string","minLength":1,"maxLength":255},"User":{"description":"Who somebody is: the cu\#
  rrent user of a device, or the user that an id reaches.","type":"object","properties":{"id":\#
  {"$ref":"#/components/schemas/UserId","description":"The current user: the identified id, or\#
   else the anonymous one. Asked by an id: that one where it is identified, else the one that \#
  stands for the customer."},"anonymousId":{"description":"The device's anonymous user. Asked \#
  by an id: that id where it is an anonymous one, else null.","type":["string","null"]},"ident\#
  ityId":{"description":"The identified id, null while anonymous.","type":["string","null"]},"\#
  customerId":{"$ref":"#/components/schemas/UserId","description":"One made-up id per customer\#
   that outlives every login; stands wherever a userId may."},"aliases":{"description":"Every \#
  id that reaches this customer, in the order of their bytes. A customerId made for an identif\#
  ied user is none of them.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"d\#
  evice":{"$ref":"#/components/schemas/DeviceId","description":"Only there when asked by devic\#
  e."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"When the customer was \#
  created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id\#
  ","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId":{"d\#
  escription":"A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `user\#
  IdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has errors of \#
  its own (blockedUserId, userIdTooLong), so no length is given here.","type":"string"},"Warni\#
  ng":{"description":"Something that was done, and may not be what was meant.","type":"object"\#
  ,"properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscr\#
  iptionWithoutEnd","heldByNobody"]},"message":{"description":"One sentence for people.","type\#
  ":"string"},"nearest":{"description":"Names that do exist, the nearest first.","type":"array\#
  ","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"description":"An ad\#
  dress to which a project's events are posted, and how; only admins are told.","type":"object\#
  ","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/compone\#
  nts/schemas/WebhookSecret"},"oldSecret":{"description":"Posts are signed with this one as we\#
  ll; null where there is none.","type":["string","null"]},"format":{"$ref":"#/components/sche\#
  mas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor","description":"The newest \#
  event when the URL was first named: those after it are posted."}},"required":["url","secret"\#
  ,"oldSecret","format","since"]},"WebhookChoice":{"description":"An address to which a projec\#
  t's events are to be posted.","type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":\#
  "#/components/schemas/WebhookSecret","description":"Posts are signed with this one as well, \#
  until all who read them know the other."},"format":{"$ref":"#/components/schemas/WebhookForm\#
  at","default":"entitled"}},"required":["url","secret"],"additionalProperties":false},"Webhoo\#
  kFormat":{"description":"In whose words events are posted: `entitled`, as the feed has them,\#
   or `purchasely`, as Purchasely's page shows them (webhooks.md).","type":"string","enum":["e\#
  ntitled","purchasely"]},"WebhookSecret":{"description":"What posts are signed with. After `w\#
  hsec_` stand the key's bytes in base64; any other secret is the key itself, in UTF-8.","type\#
  ":"string","minLength":1,"maxLength":255},"WebhookSummary":{"description":"An address to whi\#
  ch a project's events are posted.","type":"object","properties":{"url":{"$ref":"#/components\#
  /schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["u\#
  rl","format"]},"WebhookUrl":{"description":"An absolute URL of a web server: `https://` or `\#
  http://`, a host, perhaps a port, a path and a query; without a user, a password or a fragme\#
  nt. Every reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?:\#
  //","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The li\#
  ne is no JSON text, in the strict sense of lines.md. `offset` is the first byte that cannot \#
  stand where it stands, counted from 0.","data":{"kind":"parseError","retryable":false}},"inv\#
  alidRequest":{"code":-32600,"message":"The line is JSON, but no request: no object, no metho\#
  d, a `jsonrpc` that is not \"2.0\", an id or params of a wrong type, an empty batch.","data"\#
  :{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"Mo\#
  re bytes came without a line feed than `limit`. The line was dropped; the next one is read a\#
  s always.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-326\#
  00,"message":"A batch has more entries than `limit`, and none was carried out; or the answer\#
  s to the entries before this one have more than `limit` bytes, and this one was not carried \#
  out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"messag\#
  e":"The method cannot stand in a batch.","data":{"kind":"notInBatch","retryable":false}},"un\#
  knownMethod":{"code":-32601,"message":"There is no such method. `nearest` lists those with a\#
   like name.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},"internal\#
  Error":{"code":-32603,"message":"A fault of the daemon's own. `reference` stands in its log \#
  too.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"kind"\#
  :"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has n\#
  o such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,\#
  "message":"The id is one that nobody may have: the empty one, or one of the project's `block\#
  edUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id be\#
  gins with the project's anonymous prefix, where there is one, or is an anonymous user's or a\#
   customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code"\#
  :1105,"message":"Nobody is logged in on the device, and the project's `onAnonymousLogout` re\#
  fuses.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,\#
  "message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},"u\#
  nknownPurchase":{"code":1201,"message":"The project has no chain with this store and origina\#
  lTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},"pur\#
  chaseHeldByAnother":{"code":1202,"message":"Somebody else holds the chain, and the rule keep\#
  s it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"u\#
  nknownEntitlement":{"code":1203,"message":"The project knows no such entitlement, and it is \#
  to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement",\#
  "retryable":false}},"notAManualGrant":{"code":1204,"message":"What is to be revoked was boug\#
  ht, or nobody granted it, or the grant is over.","data":{"kind":"notAManualGrant","retryable\#
  ":false}},"clockNotManual":{"code":1205,"message":"The project lives in the system's time.",\#
  "data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The\#
   link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`, `ot\#
  herKind` (the event makes no link), `noLink` (nothing came of it), `undone` before, `isUndo`\#
  , `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names the even\#
  t that stands in the way.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer"\#
  :{"code":1207,"message":"Nobody has acknowledged anything under this name.","data":{"kind":"\#
  unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message":"The key w\#
  as used within 24 hours for the same method with other params.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},"storageFull":{"code":1400,"message":"There is no room for the \#
  write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}\#
  },"storageFailed":{"code":1401,"message":"The write may not have reached the disk. The daemo\#
  n ends, and what it finds at its next start is the truth. Or the store cannot be read where \#
  the request had to look: then the daemon goes on.","data":{"kind":"storageFailed","retryable\#
  ":false}},"overloaded":{"code":1402,"message":"More is waiting than the daemon holds. Nothin\#
  g was done. With `id` null, a line that had not ended was dropped: `limit` is what all such \#
  lines may take.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code"\#
  :1403,"message":"There are as many connections as the daemon takes. This is the answer to th\#
  e first line, and the connection is closed after it.","data":{"kind":"tooManyConnections","r\#
  etryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is about to end. Nothing\#
   was done.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
