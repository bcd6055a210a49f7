-- Reagents that departments ask for, and the log of special management substances.

create table "chmReagentRqst" (
  "reagentRqstNo" bigint generated always as identity primary key,
  "reagentRqstCd" text,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "rqstUserId" text references "user",
  "storeNo" bigint not null references "chmStore",
  "useYmd" date not null,
  "purposeTxt" text not null,
  "placeTxt" text not null,
  "issueDt" timestamptz,
  "issueUserId" text references "user",
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("reagentRqstCd", '') || ' ' || coalesce("purposeTxt", ''))) stored,
  unique ("reagentRqstCd")
);
create index on "chmReagentRqst" ("plantCd", "reagentRqstNo" desc);
create index on "chmReagentRqst" ("deptCd", "reagentRqstNo" desc);
create index on "chmReagentRqst" using gin ("searchText" gin_trgm_ops);

create table "chmReagentLine" (
  "reagentLineNo" bigint generated always as identity primary key,
  "reagentRqstNo" bigint not null references "chmReagentRqst",
  "prodNo" bigint not null references "chmProduct",
  "rqstQty" numeric(18,3) not null,
  "unitCd" text not null,
  "issueQty" numeric(18,3),
  "lotNo" text,
  "bottleCd" text,
  "returnQty" numeric(18,3),
  "remark" text
);
create index on "chmReagentLine" ("reagentRqstNo");

create table "chmSpecialLog" (
  "specialLogNo" bigint generated always as identity primary key,
  "workDt" timestamptz not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "workerUserId" text not null references "user",
  "prodNo" bigint not null references "chmProduct",
  "chemNo" bigint not null references "chmChemical",
  "qty" numeric(18,3) not null,
  "unitCd" text not null,
  "workTxt" text not null,
  "ppeTxt" text not null,
  "accidentTxt" text,
  "reagentRqstNo" bigint references "chmReagentRqst",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "chmSpecialLog" ("plantCd", "workDt" desc, "specialLogNo" desc);
create index on "chmSpecialLog" ("deptCd", "workDt" desc, "specialLogNo" desc);

create index on "chmReagentLine" ("prodNo", "lotNo");
create index on "chmReagentRqst" ("storeNo");
create index on "chmSpecialLog" ("reagentRqstNo");
