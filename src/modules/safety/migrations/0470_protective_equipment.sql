-- Protective equipment: what there is, who is given what, requests, issues, the journal and the stock (saf.md 2).
create table "ppeItem" (
  "ppeItemNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "ppeCd" text not null,
  "ppeItemNm" text not null,
  "modelNm" text,
  "makerNm" text,
  "sizes" text[],
  "certTypeCd" text not null,
  "certNo" text,
  "unitNm" text not null,
  "unitAmt" numeric(15,0),
  "cycleMonths" numeric(18,0),
  "shelfMonths" numeric(18,0),
  "openMonths" numeric(18,0),
  "safeQty" numeric(18,0) not null,
  "leadDays" numeric(18,0) not null,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "searchText" text generated always as (regexp_replace(lower(coalesce("ppeItemNm", '') || ' ' || coalesce("modelNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "ppeItemNm")
);
create index on "ppeItem" using gin ("searchText" gin_trgm_ops);

create table "ppeStd" (
  "ppeStdNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "processNo" bigint references "process",
  "ppeCd" text not null,
  "stdQty" numeric(18,0) not null check ("stdQty" > 0),
  "cycleMonths" numeric(18,0),
  "shareCd" text not null,
  "basisTxt" text not null,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique nulls not distinct ("plantCd", "deptCd", "processNo", "ppeCd"),
  check (("deptCd" is null) <> ("processNo" is null))
);

create table "ppeRequest" (
  "ppeRequestNo" bigint generated always as identity primary key,
  "ppeRequestCd" text unique,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "rqstUserId" text references "user",
  "rqstTypeCd" text not null,
  "reasonTxt" text,
  "overYn" text check ("overYn" in ('Y', 'N')),
  "issueQty" numeric(18,0),
  "rqstDt" timestamptz,
  "decideUserId" text references "user",
  "decideDt" timestamptz,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("ppeRequestCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "ppeRequest" using gin ("searchText" gin_trgm_ops);
create index on "ppeRequest" ("rqstUserId");
create index on "ppeRequest" ("plantCd", "state");

create table "ppeRequestLine" (
  "ppeRequestLineNo" bigint generated always as identity primary key,
  "ppeRequestNo" bigint not null references "ppeRequest" on delete cascade,
  "ppeItemNo" bigint not null references "ppeItem",
  "sizeTxt" text,
  "rqstQty" numeric(18,0) not null check ("rqstQty" > 0),
  "issuedQty" numeric(18,0) check ("issuedQty" between 0 and "rqstQty")
);
create index on "ppeRequestLine" ("ppeRequestNo");
create index on "ppeRequestLine" ("ppeItemNo");

create table "ppeIssue" (
  "ppeIssueNo" bigint generated always as identity primary key,
  "ppeIssueCd" text unique,
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "userId" text not null references "user",
  "ppeRequestNo" bigint references "ppeRequest",
  "issueDt" timestamptz,
  "issueUserId" text references "user",
  "receiveDt" timestamptz,
  "receiveWayCd" text,
  "remark" text,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("ppeIssueCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "ppeIssue" using gin ("searchText" gin_trgm_ops);
create index on "ppeIssue" ("userId", "state");
create index on "ppeIssue" ("plantCd", "issueDt");
create index on "ppeIssue" ("ppeRequestNo");

create table "ppeIssueLine" (
  "ppeIssueLineNo" bigint generated always as identity primary key,
  "ppeIssueNo" bigint not null references "ppeIssue",
  "ppeItemNo" bigint not null references "ppeItem",
  "sizeTxt" text,
  "qty" numeric(18,0) not null check ("qty" > 0),
  "lotNo" text,
  "expYmd" date,
  "openMonths" numeric(18,0),
  "openYmd" date,
  "nextYmd" date
);
create index on "ppeIssueLine" ("ppeIssueNo");
create index on "ppeIssueLine" ("ppeItemNo");

create table "ppeIo" (
  "ppeIoNo" bigint generated always as identity primary key,
  "ppeIoCd" text unique,
  "plantCd" text references "plant",
  "ioTypeCd" text not null,
  "ioYmd" date not null,
  "ppeItemNo" bigint not null references "ppeItem",
  "sizeTxt" text,
  "lotNo" text not null,
  "qty" numeric(18,0) not null check ("qty" >= 0),
  "moveQty" numeric(18,0),
  "makeYmd" date,
  "expYmd" date,
  "reasonTxt" text,
  "ppeIssueNo" bigint references "ppeIssue",
  "cancelIoNo" bigint unique references "ppeIo",
  "reversedYn" text check ("reversedYn" in ('Y', 'N')),
  "ioUserId" text references "user",
  "searchText" text generated always as (regexp_replace(lower(coalesce("ppeIoCd", '') || ' ' || coalesce("lotNo", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "ppeIo" using gin ("searchText" gin_trgm_ops);
create index on "ppeIo" ("ppeItemNo", "ioYmd");
create index on "ppeIo" ("plantCd", "ioYmd");
create index on "ppeIo" ("ppeIssueNo");

-- What lies there, counted in the row itself: the sum of the journal, and never less than nothing.
create table "ppeStock" (
  "plantCd" text not null references "plant",
  "ppeItemNo" bigint not null references "ppeItem",
  "sizeTxt" text not null,
  "lotNo" text not null,
  "makeYmd" date,
  "expYmd" date,
  "stockQty" numeric(18,0) not null check ("stockQty" >= 0),
  primary key ("ppeItemNo", "sizeTxt", "lotNo")
);
create index on "ppeStock" ("expYmd") where "stockQty" > 0;

-- The journal is only added to. The one change that is let through marks an entry whose reversal stands in it.
create function "keepPpeIo"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new."reversedYn" = 'Y'
    and to_jsonb(new) - 'reversedYn' - 'updateUserId' - 'updateDt' - 'searchText' = to_jsonb(old) - 'reversedYn' - 'updateUserId' - 'updateDt' - 'searchText'
    and exists (select 1 from "ppeIo" r where r."cancelIoNo" = old."ppeIoNo") then
    return new;
  end if;
  raise exception 'the journal of protective equipment is only added to' using errcode = 'check_violation';
end $$;
create trigger "ppeIoKept" before update or delete on "ppeIo" for each row execute function "keepPpeIo"();
create trigger "ppeIoKeptWhole" before truncate on "ppeIo" for each statement execute function "keepPpeIo"();
