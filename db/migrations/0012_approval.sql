-- Approvals (결재). What is signed cannot be changed: the tables refuse, whoever asks.

create table "apprPolicy" (
  "apprPolicyNo" bigint generated always as identity primary key,
  "apprBizCd" text not null unique,
  "formNm" text not null,
  "agreePolicyCd" text not null,
  "jeonKyulYn" text not null default 'N' check ("jeonKyulYn" in ('Y', 'N')),
  "jeonKyulCond" text,
  "bulkYn" text not null default 'N' check ("bulkYn" in ('Y', 'N')),
  "signPwYn" text not null default 'N' check ("signPwYn" in ('Y', 'N')),
  "dueDays" numeric(18,0) not null,
  "keepYear" numeric(18,0) not null,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "apprPolicyStep" (
  "apprPolicyStepNo" bigint generated always as identity primary key,
  "apprPolicyNo" bigint not null references "apprPolicy",
  "seq" numeric(18,0) not null,
  "stepKindCd" text not null,
  "targetCd" text not null,
  "userId" text references "user",
  "deptCd" text references "dept",
  "dutyCd" text references "duty",
  "authGrpNo" bigint references "authGrp",
  "parallelGrp" numeric(18,0),
  "condExpr" text
);
create index on "apprPolicyStep" ("apprPolicyNo");

create table "apprLine" (
  "apprLineNo" bigint generated always as identity primary key,
  "apprLineNm" text not null,
  "ownerKindCd" text not null,
  "ownerUserId" text references "user",
  "ownerDeptCd" text references "dept",
  "apprBizCd" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "apprLine" ("ownerUserId");

create table "apprLineItem" (
  "apprLineItemNo" bigint generated always as identity primary key,
  "apprLineNo" bigint not null references "apprLine",
  "seq" numeric(18,0) not null,
  "stepKindCd" text not null,
  "userId" text references "user",
  "deptCd" text references "dept",
  "dutyCd" text references "duty",
  "parallelGrp" numeric(18,0)
);
create index on "apprLineItem" ("apprLineNo");

create table "apprDelegate" (
  "delegateNo" bigint generated always as identity primary key,
  "fromUserId" text not null references "user",
  "toUserId" text not null references "user",
  "delegateKindCd" text not null,
  "bizCds" text[],
  "fromDt" timestamptz not null,
  "toDt" timestamptz not null,
  "reason" text not null,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "apprDelegate" ("fromUserId");
create index on "apprDelegate" ("toUserId");

create table "apprRqst" (
  "apprRqstNo" bigint generated always as identity primary key,
  "docNo" text unique,
  "title" text not null,
  "apprBizCd" text not null,
  "taskClassNm" text not null,
  "apprBizKey" text not null,
  "taskActNm" text not null,
  "cont" text,
  "draftUserId" text not null references "user",
  "draftDeptCd" text references "dept",
  "plantCd" text references "plant",
  "draftDt" timestamptz,
  "apprStatusCd" text not null,
  "roundNo" numeric(18,0) not null,
  "dueDt" timestamptz,
  "doneDt" timestamptz,
  "urgentYn" text not null default 'N' check ("urgentYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("docNo", '') || ' ' || coalesce("title", ''))) stored
);
-- One open document per record: a rejected or withdrawn one is submitted again, never doubled.
create unique index "apprRqstOpen" on "apprRqst" ("apprBizCd", "taskClassNm", "apprBizKey") where "apprStatusCd" not in ('APS06', 'APS07');
create index on "apprRqst" ("taskClassNm", "apprBizKey");
create index on "apprRqst" ("draftUserId", "apprStatusCd");
create index on "apprRqst" using gin ("searchText" gin_trgm_ops);

create table "apprStep" (
  "apprStepNo" bigint generated always as identity primary key,
  "apprRqstNo" bigint not null references "apprRqst",
  "roundNo" numeric(18,0) not null,
  "seq" numeric(18,0) not null,
  "stepKindCd" text not null,
  "parallelGrp" numeric(18,0),
  "userId" text not null references "user",
  "assignUserId" text references "user",
  "actUserId" text references "user",
  "stepStatusCd" text not null,
  "arriveDt" timestamptz,
  "dueDt" timestamptz,
  "actDt" timestamptz,
  "opinion" text,
  "daegyulYn" text not null default 'N' check ("daegyulYn" in ('Y', 'N')),
  "delegateKindCd" text,
  "jeonKyulYn" text not null default 'N' check ("jeonKyulYn" in ('Y', 'N')),
  "postSeenDt" timestamptz,
  "fixedYn" text not null default 'N' check ("fixedYn" in ('Y', 'N')),
  "remindDt" timestamptz,
  "escalateDt" timestamptz
);
create index on "apprStep" ("apprRqstNo", "roundNo");
create index on "apprStep" ("userId");
create index on "apprStep" ("actUserId");
create index on "apprStep" ("assignUserId") where "stepStatusCd" in ('ASS02', 'ASS05');
create index on "apprStep" ("userId") where "stepStatusCd" = 'ASS07';
create index on "apprStep" ("userId") where "stepKindCd" in ('ASK07', 'ASK08');
create index on "apprStep" ("dueDt") where "stepStatusCd" in ('ASS02', 'ASS05');

-- The whole record as it was at each 상신, with labels, names and lines; what an approver has signed.
create table "apprSnapshot" (
  "apprRqstNo" bigint not null references "apprRqst",
  "roundNo" numeric(18,0) not null,
  "title" text not null,
  "cont" text,
  "record" jsonb not null,
  "createDt" timestamptz not null,
  primary key ("apprRqstNo", "roundNo")
);
create trigger "appendOnly" before update or delete on "apprSnapshot" for each row execute function "appendOnly"();

-- A closed document stays as it is.
create function "apprRqstClosed"() returns trigger language plpgsql as $$
begin
  if old."apprStatusCd" in ('APS06', 'APS07') then raise exception 'closed approval document: %', old."apprRqstNo"; end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger "apprRqstClosed" before update or delete on "apprRqst" for each row execute function "apprRqstClosed"();

-- A step that somebody has acted on stays as it is; only its own 후열 and the reading of a copy are noted on it, once.
create function "apprStepActed"() returns trigger language plpgsql as $$
declare
  status text;
  seen constant text[] := array['postSeenDt', 'stepStatusCd'];
begin
  if tg_op = 'INSERT' then
    select "apprStatusCd" into status from "apprRqst" where "apprRqstNo" = new."apprRqstNo";
    if status in ('APS06', 'APS07') then raise exception 'closed approval document: %', new."apprRqstNo"; end if;
    return new;
  end if;
  if old."stepStatusCd" in ('ASS01', 'ASS02', 'ASS05') and old."stepKindCd" not in ('ASK07', 'ASK08') then
    if tg_op = 'UPDATE' and new."apprRqstNo" = old."apprRqstNo" and new."userId" = old."userId" and new."stepKindCd" = old."stepKindCd"
      and new."roundNo" = old."roundNo" and new."seq" = old."seq" then return new; end if;
  end if;
  select "apprStatusCd" into status from "apprRqst" where "apprRqstNo" = old."apprRqstNo";
  if tg_op = 'DELETE' then
    if status = 'APS01' and old."stepStatusCd" = 'ASS01' then return old; end if;
  elsif to_jsonb(new) - seen = to_jsonb(old) - seen and old."postSeenDt" is null and new."postSeenDt" is not null
    and (new."stepStatusCd" = old."stepStatusCd" or (old."stepStatusCd" = 'ASS07' and new."stepStatusCd" = 'ASS08')) then
    return new;
  elsif old."stepKindCd" in ('ASK07', 'ASK08') and old."stepStatusCd" = 'ASS01' and new."stepStatusCd" in ('ASS02', 'ASS09')
    and to_jsonb(new) - array['stepStatusCd', 'arriveDt'] = to_jsonb(old) - array['stepStatusCd', 'arriveDt'] then
    return new;
  end if;
  raise exception 'acted approval step: %', old."apprStepNo";
end $$;
create trigger "apprStepActed" before insert or update or delete on "apprStep" for each row execute function "apprStepActed"();

create table "authRequest" (
  "authRequestNo" bigint generated always as identity primary key,
  "authRequestCd" text unique,
  "userId" text references "user",
  "deptCd" text references "dept",
  "plantCd" text references "plant",
  "authGrpNo" bigint not null references "authGrp",
  "fromYmd" date not null,
  "toYmd" date not null,
  "reason" text not null,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("authRequestCd", ''))) stored,
  check ("toYmd" >= "fromYmd")
);
create index on "authRequest" ("plantCd", "authRequestNo" desc);
create index on "authRequest" ("deptCd", "authRequestNo" desc);
create index on "authRequest" ("userId");
create index on "authRequest" using gin ("searchText" gin_trgm_ops);
