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
  e","summary":"Moves a manual clock forward; what ends on the way ends, in order, each with i\#
  ts events.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"to","r\#
  equired":false,"summary":"The moment that it is to show.","schema":{"$ref":"#/components/sch\#
  emas/Moment"}},{"name":"by","required":false,"summary":"How far it is to go.","schema":{"$re\#
  f":"#/components/schemas/Duration"}},{"name":"project","required":false,"summary":"The proje\#
  ct to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it \#
  would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idem\#
  potencyKey","required":false,"summary":"The same key with the same params again gives the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["t\#
  o"],["by"]],"result":{"name":"result","schema":{"type":"object","properties":{"now":{"$ref":\#
  "#/components/schemas/Moment","description":"What the clock shows now."},"dryRun":{"descript\#
  ion":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only i\#
  n a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"Only there, and true, when an idempotency key gave the stored\#
   result.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each ot\#
  her came together. `field` points to it; `nearest` lists the names that an unknown one may h\#
  ave meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The p\#
  eer's role does not reach that of the method. `uid` and `role` are the peer's (null: a stran\#
  ger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":\#
  1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false\#
  }},{"code":1205,"message":"The project lives in the system's time.","data":{"kind":"clockNot\#
  Manual","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the\#
   same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not h\#
  ave reached the disk. The daemon ends, and what it finds at its next start is the truth.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a month","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","v\#
  alue":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name"\#
  :"to a moment","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":\#
  {"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.read","summary":"Reads what happened \#
  in a project, in order, from any place.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"after","required":false,"summary":"Where to go on: the cursor of an ea\#
  rlier answer.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit\#
  ","required":false,"summary":"How many events at most.","schema":{"type":"integer","minimum"\#
  :1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":"Only what is ab\#
  out this customer; any id that reaches it.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"kinds","required":false,"summary":"Only these kinds.","schema":{"type":"array","it\#
  ems":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"project","required"\#
  :false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"e\#
  vents":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"Where to go on: of the last event told, or, when the\#
  re are no more, of the newest that there is."},"more":{"description":"True when another call\#
   would tell more at once.","type":"boolean"}},"required":["events","cursor","more"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its\#
   bounds; or two that exclude each other came together. `field` points to it; `nearest` lists\#
   the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and \#
  `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"\#
  kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody ma\#
  y have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUse\#
  rId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pr\#
  oject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,\#
  "message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"\#
  examples":[{"name":"from the start","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result\#
  ":{"name":"result","value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at"\#
  :"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anon\#
  ymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more"\#
  :false}}},{"name":"nothing yet","params":[],"result":{"name":"result","value":{"events":[],"\#
  cursor":"0","more":false}}}]},{"name":"grant","summary":"Gives an entitlement without a purc\#
  hase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"n\#
  ame":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/\#
  components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"One that the c\#
  atalogue or the project's `entitlements` know.","schema":{"$ref":"#/components/schemas/Entit\#
  lementId"}},{"name":"expiresAt","required":false,"summary":"The last moment of the grant; no\#
   end when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","req\#
  uired":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it we\#
  re done, with the events that it would cause, and change nothing.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with t\#
  he same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Idempo\#
  tencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","descrip\#
  tion":"As it stands now, whatever gives it."},"dryRun":{"description":"Only there, and true,\#
   in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be \#
  told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}\#
  },"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
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
  data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"The project knows\#
   no such entitlement, and it is to be granted or explained. `nearest` lists like ones.","dat\#
  a":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"The key was used\#
   within 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was ch\#
  anged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messa\#
  ge":"The write may not have reached the disk. The daemon ends, and what it finds at its next\#
   start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
  ":"for a month","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"entitlement","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00\#
  :00.000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":true,"\#
  state":"active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"\#
  manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"tria\#
  lStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,\#
  "transactionId":null,"originalTransactionId":null}}}},{"name":"for good, to somebody by id",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"d\#
  evice":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"na\#
  me":"entitlement","value":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vi\#
  p","active":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenewa\#
  ble","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialSta\#
  rtedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tra\#
  nsactionId":null,"originalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a use\#
  r in on a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":true,"summary":"Who it is, in the caller's words.","sch\#
  ema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":false,"summary\#
  ":"Instead of the device: its anonymous user.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Answer as if it were done, with the events that it would cause, and change nothing."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"The same key with the same params again gives the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schem\#
  as/User"},"created":{"description":"True when this call made the user.","type":"boolean"},"o\#
  utcome":{"description":"attached: the user gained at least one purchase and nobody lost any.\#
   moved: it gained what the anonymous user lost. aliased: the two became one customer. switch\#
  ed: nobody gained any. unchanged: it was the same user already.","type":"string","enum":["at\#
  tached","aliased","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exac\#
  tly when `purchases` is not empty.","type":"boolean"},"purchases":{"description":"What chang\#
  ed holder; on an alias, what the anonymous user's customer held.","type":"array","items":{"$\#
  ref":"#/components/schemas/Move"}},"dryRun":{"description":"Only there, and true, in a dry r\#
  un.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only th\#
  ere, and true, when an idempotency key gave the stored result.","type":"boolean"}},"required\#
  ":["user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that excl\#
  ude each other came together. `field` points to it; `nearest` lists the names that an unknow\#
  n one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (nu\#
  ll: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: t\#
  he empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","ret\#
  ryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `\#
  userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message"\#
  :"The id begins with the project's anonymous prefix, where there is one, or is an anonymous \#
  user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"m\#
  essage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1300,"message":"The key was used within 24 hours for the same method with other params."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is n\#
  o room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon\#
   ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"a new user","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"n\#
  ame":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"\#
  user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt"\#
  :"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"switched",\#
  "shouldRefresh":false,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","\#
  store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":\#
  [{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":\#
  "result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_\#
  id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"attached","shou\#
  ldRefresh":true,"purchases":[{"store":"appStore","originalTransactionId":"1000","product":"m\#
  onthly","kind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{\#
  "name":"the same id again","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params"\#
  :{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id\#
  _1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","alia\#
  ses":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"p\#
  roduction"},"created":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},\#
  {"name":"install","summary":"Starts a device, with an anonymous user of its own.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"su\#
  mmary":"The device; made up when left out.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"userId","required":false,"summary":"Start the device as this user: nothing is at\#
  tached, moved or aliased.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAc\#
  count","required":false,"summary":"The store account whose purchases the device can present.\#
  ","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":fal\#
  se,"summary":"What the device runs.","schema":{"$ref":"#/components/schemas/Platform"}},{"na\#
  me":"app","required":false,"summary":"The app that was installed.","schema":{"$ref":"#/compo\#
  nents/schemas/AppId"}},{"name":"project","required":false,"summary":"The project to work in.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","\#
  required":false,"summary":"Answer as if it were done, with the events that it would cause, a\#
  nd change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","r\#
  equired":false,"summary":"The same key with the same params again gives the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":\#
  {"description":"False for a device that was known.","type":"boolean"},"user":{"$ref":"#/comp\#
  onents/schemas/User"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"\#
  boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true\#
  , when an idempotency key gave the stored result.","type":"boolean"}},"required":["device","\#
  created","user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of its bounds; or two that exclude each other came together. `field` poin\#
  ts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that \#
  of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"The id is one t\#
  hat nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind\#
  ":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  {"code":1104,"message":"The id begins with the project's anonymous prefix, where there is on\#
  e, or is an anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable":f\#
  alse}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","r\#
  etryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same meth\#
  od with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"There is no room for the write. Nothing was changed; reading goes on.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reache\#
  d the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kin\#
  d":"storageFailed","retryable":false}}],"examples":[{"name":"a new device","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{\#
  "id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymo\#
  us}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"}}}},{"name":"again","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":\#
  [{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","c\#
  reated":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"\#
  customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-\#
  01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a user","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value\#
  ":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"devic\#
  e":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityI\#
  d":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","create\#
  dAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  device","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name":"result","value":\#
  {"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":\#
  [{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}\#
  "},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs the user of a device out.","x-r\#
  ole":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":tru\#
  e,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"projec\#
  t","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as i\#
  f it were done, with the events that it would cause, and change nothing.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key\#
   with the same params again gives the stored result.","schema":{"$ref":"#/components/schemas\#
  /IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user"\#
  :{"$ref":"#/components/schemas/User"},"outcome":{"description":"loggedOut: back to the devic\#
  e's anonymous user. rotated: the device has a new anonymous user. unchanged: nobody was logg\#
  ed in.","type":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":\#
  "Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a d\#
  ry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"Only there, and true, when an idempotency key gave the stored resu\#
  lt.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude e\#
  ach other came together. `field` points to it; `nearest` lists the names that an unknown one\#
   may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a\#
   stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1105,"message":"Nobody is logged in on the device, and the project's `\#
  onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1\#
  200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1300,"message":"The key was used within 24 hours for the same method with other pa\#
  rams.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"Ther\#
  e is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The \#
  daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFaile\#
  d","retryable":false}}],"examples":[{"name":"somebody logged in","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[\#
  {"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anony\#
  mous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliase\#
  s":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"},"outcome":"loggedOut"}}},{"name":"nobody logged in","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{\#
  {anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00\#
  .000Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"project.define","summ\#
  ary":"Creates a project, or changes what is given of it.","x-role":"admin","x-since":1,"para\#
  mStructure":"either","params":[{"name":"project","required":false,"summary":"The project to \#
  work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"r\#
  ules","required":false,"summary":"How purchases and users move; qonversion for a new project\#
  .","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","required":false\#
  ,"summary":"The whole catalogue.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name\#
  ":"entitlements","required":false,"summary":"What may be granted besides what the catalogue \#
  gives.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxI\#
  tems":10000}},{"name":"environment","required":false,"summary":"Which purchases count; produ\#
  ction for a new project.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"nam\#
  e":"clock","required":false,"summary":"Whose time it lives in; only before its first device \#
  or user. The system's for a new project.","schema":{"$ref":"#/components/schemas/ClockChoice\#
  "}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the events \#
  that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"The same key with the same params again give\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schema\#
  s/Project"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},\#
  "events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an \#
  idempotency key gave the stored result.","type":"boolean"}},"required":["project"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its \#
  bounds; or two that exclude each other came together. `field` points to it; `nearest` lists \#
  the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `\#
  role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the \#
  same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.",\#
  "data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not ha\#
  ve reached the disk. The daemon ends, and what it finds at its next start is the truth.","da\#
  ta":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params\#
  ":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onResto\#
  re":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"n\#
  ame":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefi\#
  x":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLo\#
  gout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"t\#
  ransfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"bloc\#
  kedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:0\#
  0:00.000Z"},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customer\#
  s":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","va\#
  lue":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onI\#
  dentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return"\#
  ,"onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymo\#
  usHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]}\#
  ,"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["\#
  vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},\#
  "createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1\#
  }}}}}]},{"name":"project.describe","summary":"Shows a project's definition, every rule spell\#
  ed out, and how much it holds.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":\#
  ["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of its bounds; or two that exclude each other came together. `field` points to\#
   it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of th\#
  e method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the project\#
   that is there from the start","params":[],"result":{"name":"result","value":{"project":{"id\#
  ":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach"\#
  ,"onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout"\#
  :"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers\#
  ","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"enti\#
  tlements":[],"environment":"production","clock":{"kind":"system"},"createdAt":"{{any}}","cou\#
  nts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.l\#
  ist","summary":"Lists the projects, in the order of their ids' bytes.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Tak\#
  en so that a client may send it with every call; it must exist, and changes nothing.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/compo\#
  nents/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclud\#
  e each other came together. `field` points to it; `nearest` lists the names that an unknown \#
  one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (null\#
  : a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}}],"examples":[{"name":"one project","params":[],"result":{"name":"result","value"\#
  :{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices\#
  ":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"purchase","summary":"R\#
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
  rProperty","summary":"Keeps a word about a user for other systems; it changes nothing of who\#
   somebody is or what they may use.","x-role":"write","x-since":1,"paramStructure":"either","\#
  params":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/compo\#
  nents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a \#
  device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"sum\#
  mary":"Its name; the reserved ones of other systems, such as $email, are names like any othe\#
  r.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"s\#
  ummary":"What it is now; an empty one removes it.","schema":{"$ref":"#/components/schemas/Pr\#
  opertyValue"}},{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Answer as if it were done, with the events that it would cause, and chang\#
  e nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"The same key with the same params again gives the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/componen\#
  ts/schemas/UserId","description":"The current user's id."},"key":{"$ref":"#/components/schem\#
  as/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"descriptio\#
  n":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in \#
  a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}\#
  },"replayed":{"description":"Only there, and true, when an idempotency key gave the stored r\#
  esult.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that \#
  exclude each other came together. `field` points to it; `nearest` lists the names that an un\#
  known one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The peer's role does not reach that of the method. `uid` and `role` are the peer's\#
   (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevic\#
  e","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind"\#
  :"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may hav\#
  e: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId",\#
  "retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project\#
  's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mess\#
  age":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1300,"message":"The key was used within 24 hours for the same method with other params.","d\#
  ata":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no r\#
  oom for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retr\#
  yable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon en\#
  ds, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","retry\#
  able":false}}],"examples":[{"name":"one's own id for somebody","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_i\#
  d"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"\#
  {{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"userInfo","s\#
  ummary":"Tells who the user of a device is, or whom an id reaches.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The dev\#
  ice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"\#
  summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/\#
  schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of its bounds; or two that exclude each other came tog\#
  ether. `field` points to it; `nearest` lists the names that an unknown one may have meant.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role d\#
  oes not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `neede\#
  d` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":\#
  false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of\#
   the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code"\#
  :1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","dat\#
  a":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by device","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00\#
  :00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id\#
  _1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user\#
  _id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"use\#
  rProperties","summary":"Tells what setUserProperty has kept.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"device","required":false,"summary":"The device.",\#
  "schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summar\#
  y":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/\#
  schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each ot\#
  her came together. `field` points to it; `nearest` lists the names that an unknown one may h\#
  ave meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The p\#
  eer's role does not reach that of the method. `uid` and `role` are the peer's (null: a stran\#
  ger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":\#
  1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":\#
  false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser",\#
  "retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty on\#
  e, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fal\#
  se}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengt\#
  hMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is \#
  no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"\#
  two of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"devi\#
  ce":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params"\#
  :{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}}\#
  ,{"name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iph\#
  one"}],"result":{"name":"result","value":{"properties":{}}}}]}],"components":{"schemas":{"Ap\#
  pId":{"description":"An app of the project, such as a bundle id.","type":"string","minLength\#
  ":1,"maxLength":255},"Attributes":{"description":"Up to 20 strings of the caller's own, told\#
   again in the events of this purchase.","type":"object","maxProperties":20,"propertyNames":{\#
  "minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Cat\#
  alogue":{"description":"From a product's id to the product.","type":"object","propertyNames"\#
  :{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/sche\#
  mas/Product"},"maxProperties":10000},"Cause":{"description":"Either a request (`method`, and\#
   its `id` as it came; no `id` for a notification), or `clock`: something came due by itself.\#
  ","type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","\#
  null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose time the project lives in\#
  .","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{\#
  "$ref":"#/components/schemas/Moment","description":"Only for a manual clock."}},"required":[\#
  "kind"]},"ClockChoice":{"description":"`system`; `manual`, which begins now; or the moment a\#
  t which a manual clock begins.","anyOf":[{"type":"string","enum":["system","manual"]},{"type\#
  ":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment"}},"required":["manua\#
  l"],"additionalProperties":false}]},"Country":{"description":"A country code of two or three\#
   letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"descript\#
  ion":"How much a project holds.","type":"object","properties":{"devices":{"type":"integer","\#
  minimum":0},"users":{"type":"integer","minimum":0},"customers":{"type":"integer","minimum":0\#
  },"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"requi\#
  red":["devices","users","customers","purchases","events"]},"Currency":{"description":"A curr\#
  ency code of three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cu\#
  rsor":{"description":"A place in a project's events: the running number of the last event be\#
  fore it. \"0\" is the place before the first.","type":"string","pattern":"^(0|[1-9][0-9]{0,1\#
  8})$"},"DeviceId":{"description":"One install of one app. A reinstall is a new device.","typ\#
  e":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601: P1M, P7D, PT\#
  1H30M. Whole numbers of Y, M, W, D and, after a T, of H, M, S, of which the seconds may have\#
   a fraction. A month ends on the same day of the next month, or on its last one.","type":"st\#
  ring","format":"duration"},"Entitlement":{"description":"What a user may use, and why. One p\#
  urchase or grant, the winner, supplies every member. Of an entitlement that the user never h\#
  ad all are null but `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","\#
  type":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"t\#
  ype":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Th\#
  e product that gives it; null for a grant.","type":["string","null"]},"source":{"description\#
  ":"The store, or `manual` for a grant.","type":["string","null"]},"renewState":{"type":"stri\#
  ng","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"t\#
  ype":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"perio\#
  dType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"expiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Null where there is no end."},"gracePeriodExpiresAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment"},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment\#
  "},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/\#
  NullableMoment"},"renewsCount":{"type":"integer","minimum":0},"environment":{"type":["string\#
  ","null"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","\#
  type":["string","null"]},"transactionId":{"description":"Null for a grant.","type":["string"\#
  ,"null"]},"originalTransactionId":{"description":"Null for a grant.","type":["string","null"\#
  ]}},"required":["id","active","state","productId","source","renewState","grantType","periodT\#
  ype","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","tr\#
  ialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","ori\#
  ginalTransactionId"]},"EntitlementId":{"description":"What a user may use.","type":"string",\#
  "minLength":1,"maxLength":255},"Entitlements":{"description":"From an entitlement's id to th\#
  e entitlement, inactive ones too.","type":"object","additionalProperties":{"$ref":"#/compone\#
  nts/schemas/Entitlement"}},"Event":{"description":"Something that happened in a project. Wha\#
  t else stands in it depends on its kind; see rules.md.","type":"object","properties":{"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"The project's running number; not th\#
  ere in a dry run."},"id":{"description":"Made up; never the same twice.","type":"string"},"k\#
  ind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment"},"\#
  project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/User\#
  Id","description":"The customerId of the one whom it is about; not there in clockAdvanced, w\#
  hich is about nobody."},"userId":{"$ref":"#/components/schemas/UserId","description":"There \#
  when that one is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"There when that one is anonymous; beside userId in identified and loggedOut, where it \#
  is the device's anonymous user."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"d\#
  escription":"userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchase\#
  Updated, purchaseExpired, and what comes of a purchase: the device, null where there is none\#
  .","type":["string","null"]},"outcome":{"description":"identified: what identify answered.",\#
  "type":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"Of \#
  a move: who held the purchase before.","type":"array","items":{"$ref":"#/components/schemas/\#
  UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Of a move: who holds it \#
  now."},"shared":{"description":"Of a move: whether those in `from` keep it.","type":"boolean\#
  "},"aliases":{"description":"usersAliased: every id that reaches the customer now, in the or\#
  der of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbe\#
  d":{"$ref":"#/components/schemas/UserId","description":"usersAliased: the customerId that be\#
  came part of `user`; not there when the id that joined was new."},"entitlements":{"descripti\#
  on":"entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of t\#
  heir bytes. granted, grantRevoked: the one.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas\#
  /TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"\#
  #/components/schemas/ProductKind"},"holders":{"description":"purchase…: who holds it.","type\#
  ":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/component\#
  s/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Of a purchase: the end of its period. granted, grantRevoked:\#
   the end that the grant has, or had."},"periodType":{"$ref":"#/components/schemas/PeriodType\#
  "},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type"\#
  :["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null\#
  "]},"attributes":{"$ref":"#/components/schemas/Attributes"},"now":{"$ref":"#/components/sche\#
  mas/Moment","description":"clockAdvanced: what the clock shows now."}},"required":["id","kin\#
  d","at","project","cause"]},"EventKind":{"description":"What happened.","type":"string","enu\#
  m":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","p\#
  urchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDea\#
  ctivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTim\#
  ePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"IdempotencyK\#
  ey":{"description":"A key for one write, remembered for 24 hours per project and method.","t\#
  ype":"string","minLength":1,"maxLength":255},"Limits":{"description":"Every limit of the dae\#
  mon by name.","type":"object","properties":{"lineBytesMax":{"type":"integer"},"batchEntriesM\#
  ax":{"type":"integer"},"depthMax":{"type":"integer"},"requestIdBytesMax":{"type":"integer"}}\#
  ,"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalPro\#
  perties":{"type":"integer"}},"MethodSummary":{"description":"One line of the list of methods\#
  .","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role"\#
  :{"type":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"M\#
  oment":{"description":"RFC 3339. Taken with any offset and precision; given in UTC with mill\#
  iseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase that gain\#
  ed a holder or changed it.","type":"object","properties":{"store":{"$ref":"#/components/sche\#
  mas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":\#
  {"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"}\#
  ,"from":{"description":"Who held it before: one id for each customer, in the order of their \#
  bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"Who holds it now and did not before."},"shared":{"descr\#
  iption":"True when those in `from` still hold it.","type":"boolean"}},"required":["store","o\#
  riginalTransactionId","product","kind","from","to","shared"]},"NullableMoment":{"description\#
  ":"A Moment, or null where there is none.","type":["string","null"],"format":"date-time"},"P\#
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
  :"#/components/schemas/Clock"},"createdAt":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"By the project's own clock as it was when the project was made."},"counts":{"$ref":"#/co\#
  mponents/schemas/Counts"}},"required":["id","rules","products","entitlements","environment",\#
  "clock","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases count in\#
   a project.","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"descriptio\#
  n":"A namespace: projects share no device, user, purchase or event.","type":"string","minLen\#
  gth":1,"maxLength":255},"ProjectSummary":{"description":"One line of the list of projects.",\#
  "type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref\#
  ":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts"\#
  :{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"P\#
  roperties":{"description":"From a property's name to its value; a customer has at most 100 b\#
  y setUserProperty.","type":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKe\#
  y"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"de\#
  scription":"The name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string"\#
  ,"pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"The value of a proper\#
  ty.","type":"string","maxLength":500},"Purchase":{"description":"One chain of store transact\#
  ions, and who holds it.","type":"object","properties":{"store":{"$ref":"#/components/schemas\#
  /Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionI\#
  d":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction of the\#
   chain."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/s\#
  chemas/ProductKind","description":"The purchase's own, else the catalogue's, else `subscript\#
  ion` with an end and `nonConsumable` without."},"state":{"$ref":"#/components/schemas/State"\#
  ,"description":"As it stands now; null before the first purchasedAt."},"holders":{"descripti\#
  on":"One id for each customer that holds it, in the order of their bytes.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"The device that it ca\#
  me from.","type":["string","null"]},"storeAccount":{"description":"The store account that it\#
   came from.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","\#
  description":"Of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/\#
  Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"periodType":{"$ref":"#/components/schemas/PeriodTyp\#
  e"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"isFamilyShared":{"typ\#
  e":"boolean"},"price":{"description":"A decimal in a string.","type":["string","null"]},"cur\#
  rency":{"description":"As it came.","type":["string","null"]},"country":{"description":"As i\#
  t came.","type":["string","null"]},"offerCode":{"description":"As it came.","type":["string"\#
  ,"null"]},"autoRenew":{"description":"True for a subscription until it is told otherwise; fa\#
  lse for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/sch\#
  emas/NullableMoment"},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},\#
  "billingRetry":{"type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment\#
  "},"refundedAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"},"renewsCount":{"description":"The number of `normal` periods l\#
  ess one, never below none.","type":"integer","minimum":0},"transactions":{"description":"The\#
   whole history, the oldest first.","type":"array","items":{"$ref":"#/components/schemas/Tran\#
  saction"}}},"required":["store","originalTransactionId","transactionId","product","kind","st\#
  ate","holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialSt\#
  artedAt","periodType","environment","isFamilyShared","price","currency","country","offerCode\#
  ","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","ref\#
  undedAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvironment":{"description":"Wh\#
  ere the store took the money.","type":"string","enum":["production","sandbox"]},"PurchaseNam\#
  e":{"description":"What names a purchase: its store and the first transaction of its chain."\#
  ,"type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId"}},"required":["store","originalTransac\#
  tionId"],"additionalProperties":false},"Refusal":{"description":"A purchase that a restore l\#
  eft where it was, and why.","type":"object","properties":{"store":{"$ref":"#/components/sche\#
  mas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":\#
  {"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","de\#
  scription":"Who holds it: the identified holder, else the anonymous one; of several the leas\#
  t by bytes."},"rule":{"description":"The rule that refused.","type":"string","enum":["onRest\#
  ore","oneTimePurchases"]}},"required":["store","originalTransactionId","product","holder","r\#
  ule"]},"Rules":{"description":"Every rule of a project, spelled out. rules.md says what each\#
   does.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset"},"anony\#
  mousPrefix":{"description":"What an anonymous id begins with; 32 lower-case hex digits follo\#
  w. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},\#
  "onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch\#
  "]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","\#
  switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onLogout":{"type":"s\#
  tring","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","enum":["ignore","re\#
  fuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","currentUser"]},\#
  "onRestore":{"type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]\#
  },"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"type\#
  ":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scalars.","t\#
  ype":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that nobody m\#
  ay have, compared byte by byte. The empty one is always among them.","type":"array","items":\#
  {"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","\#
  onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders"\#
  ,"onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"Rul\#
  esChoice":{"description":"A preset's name, or a preset and what differs from it.","anyOf":[{\#
  "$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/com\#
  ponents/schemas/Preset","default":"qonversion"},"anonymousPrefix":{"description":"What an an\#
  onymous id begins with; 32 lower-case hex digits follow. When it is empty, an anonymous id i\#
  s a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enum\#
  ":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string"\#
  ,"enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string",\#
  "enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"on\#
  AnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"t\#
  ype":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":["\#
  share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string",\#
  "enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"us\#
  erIdLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":2\#
  55},"blockedUserIds":{"description":"Ids that nobody may have, compared byte by byte. The em\#
  pty one is always among them.","type":"array","items":{"type":"string","maxLength":255},"max\#
  Items":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"What has\#
   become of a purchase at a moment; null before it began, and of what one never had.","type":\#
  ["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","ex\#
  pired","refunded","revoked",null]},"Store":{"description":"The store that took the money: ap\#
  pStore, playStore, amazon, huawei, stripe, web, or any other such word.","type":"string","pa\#
  ttern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"The store account (Apple I\#
  D, Google account, …) whose purchases a device can present.","type":"string","minLength":1,"\#
  maxLength":255},"Transaction":{"description":"One paid period, or one payment, of a purchase\#
  .","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId\#
  "},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/sc\#
  hemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":\#
  "#/components/schemas/NullableMoment"}},"required":["transactionId","product","periodType","\#
  purchasedAt","expiresAt"]},"TransactionId":{"description":"One transaction of a store.","typ\#
  e":"string","minLength":1,"maxLength":255},"User":{"description":"Who somebody is: the curre\#
  nt user of a device, or the user that an id reaches.","type":"object","properties":{"id":{"$\#
  ref":"#/components/schemas/UserId","description":"The current user: the identified id, or el\#
  se the anonymous one."},"anonymousId":{"description":"The device's anonymous user. Asked by \#
  an id: that of this customer's anonymous user, null where there is none.","type":["string","\#
  null"]},"identityId":{"description":"The identified id, null while anonymous.","type":["stri\#
  ng","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"One made-up i\#
  d per customer that outlives every login; stands wherever a userId may."},"aliases":{"descri\#
  ption":"Every id that reaches this customer, in the order of their bytes. A customerId made \#
  for an identified user is none of them.","type":"array","items":{"$ref":"#/components/schema\#
  s/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Only there when \#
  asked by device."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"When the\#
   customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"\#
  required":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]\#
  },"UserId":{"description":"A user: one's own id for somebody, an anonymous id, or a customer\#
  Id. 1 to `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one \#
  has errors of its own (blockedUserId, userIdTooLong), so no length is given here.","type":"s\#
  tring"},"Warning":{"description":"Something that was done, and may not be what was meant.","\#
  type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitl\#
  ement","subscriptionWithoutEnd"]},"message":{"description":"One sentence for people.","type"\#
  :"string"},"nearest":{"description":"Names that do exist, the nearest first.","type":"array"\#
  ,"items":{"type":"string"}}},"required":["kind","message"]}},"errors":{"parseError":{"code":\#
  -32700,"message":"The line is no JSON text, in the strict sense of lines.md. `offset` is the\#
   first byte that cannot stand where it stands, counted from 0.","data":{"kind":"parseError",\#
  "retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but no requ\#
  est: no object, no method, a `jsonrpc` that is not \"2.0\", an id or params of a wrong type,\#
   an empty batch.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"co\#
  de":-32600,"message":"More bytes came without a line feed than `limit`. The line was dropped\#
  ; the next one is read as always.","data":{"kind":"messageTooLarge","retryable":false}},"bat\#
  chTooLarge":{"code":-32600,"message":"A batch has more entries than `limit`. None was carrie\#
  d out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"mess\#
  age":"The method cannot stand in a batch.","data":{"kind":"notInBatch","retryable":false}},"\#
  unknownMethod":{"code":-32601,"message":"There is no such method. `nearest` lists those with\#
   a like name.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},"intern\#
  alError":{"code":-32603,"message":"A fault of the daemon's own. `reference` stands in its lo\#
  g too.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1000,"\#
  message":"The peer's role does not reach that of the method. `uid` and `role` are the peer's\#
   (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"kin\#
  d":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has\#
   no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":110\#
  2,"message":"The id is one that nobody may have: the empty one, or one of the project's `blo\#
  ckedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":11\#
  03,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":\#
  {"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id \#
  begins with the project's anonymous prefix, where there is one, or is an anonymous user's or\#
   a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"cod\#
  e":1105,"message":"Nobody is logged in on the device, and the project's `onAnonymousLogout` \#
  refuses.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":120\#
  0,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  "unknownPurchase":{"code":1201,"message":"The project has no chain with this store and origi\#
  nalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},"p\#
  urchaseHeldByAnother":{"code":1202,"message":"Somebody else holds the chain, and the rule ke\#
  eps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},\#
  "unknownEntitlement":{"code":1203,"message":"The project knows no such entitlement, and it i\#
  s to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement\#
  ","retryable":false}},"notAManualGrant":{"code":1204,"message":"What is to be revoked was bo\#
  ught, or nobody granted it, or the grant is over.","data":{"kind":"notAManualGrant","retryab\#
  le":false}},"clockNotManual":{"code":1205,"message":"The project lives in the system's time.\#
  ","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"T\#
  he link cannot be taken back: what came of it cannot be told apart any more, or it was undon\#
  e before. `obstacle` says which.","data":{"kind":"cannotUndo","retryable":false}},"unknownCo\#
  nsumer":{"code":1207,"message":"Nobody has acknowledged anything under this name.","data":{"\#
  kind":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message":"Th\#
  e key was used within 24 hours for the same method with other params.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"There is no room f\#
  or the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable\#
  ":true}},"storageFailed":{"code":1401,"message":"The write may not have reached the disk. Th\#
  e daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFai\#
  led","retryable":false}},"overloaded":{"code":1402,"message":"More is waiting than the daemo\#
  n holds. Nothing was done.","data":{"kind":"overloaded","retryable":true}},"tooManyConnectio\#
  ns":{"code":1403,"message":"There are as many connections as the daemon takes. This is the a\#
  nswer to the first line, and the connection is closed after it.","data":{"kind":"tooManyConn\#
  ections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is about to e\#
  nd. Nothing was done.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
