-- Logs and operation (admin 2.2, R12, R14, R15, 10.3).

-- Rows that nobody changes, the owner of the table included. Arguments: how long a row is kept at least, the column with its
-- moment, and a column that may be filled once. What is older than that may go, which is the retention's part.
create or replace function "appendOnly"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_nargs >= 2 then
    if (to_jsonb(old) ->> tg_argv[1])::timestamptz < now() - tg_argv[0]::interval then return old; end if;
  end if;
  if tg_op = 'UPDATE' and tg_nargs = 3 then
    if to_jsonb(old) ->> tg_argv[2] is null and to_jsonb(new) - tg_argv[2] = to_jsonb(old) - tg_argv[2] then return new; end if;
  end if;
  raise exception 'append only: %', tg_table_name;
end $$;

drop trigger "appendOnly" on "auditLog";
create trigger "appendOnly" before update or delete on "auditLog" for each row execute function "appendOnly"('5 years', 'dt');
create trigger "noTruncate" before truncate on "auditLog" for each statement execute function "appendOnly"();
create trigger "noTruncate" before truncate on "comStateHist" for each statement execute function "appendOnly"();
alter table "auditLog" add column "menuId" text;
comment on column "auditLog"."menuId" is 'the menu whose right opened the call';
create index on "auditLog" using brin ("dt");
create index on "auditLog" ("actCd", "auditNo" desc);

-- The chain over the audit trail, in the order in which its rows became visible. Apart from the trail, so that no write waits for it.
create table "auditSeal" (
  "sealNo" bigint primary key,
  "auditNo" bigint not null unique,
  "prevHash" text not null check ("prevHash" ~ '^[0-9a-f]{64}$'),
  "rowHash" text not null check ("rowHash" ~ '^[0-9a-f]{64}$'),
  "sealDt" timestamptz not null default now()
);
create trigger "appendOnly" before update or delete on "auditSeal" for each row execute function "appendOnly"('5 years', 'sealDt');
create trigger "noTruncate" before truncate on "auditSeal" for each statement execute function "appendOnly"();

-- Signed heads of the chain: one a month, and one where the retention has cut it.
create table "auditDigest" (
  "digestNo" bigint generated always as identity primary key,
  "digestKindCd" text not null check ("digestKindCd" in ('MONTH', 'CUT')),
  "digestYm" text check ("digestYm" ~ '^\d{4}-\d{2}$'),
  "sealNo" bigint not null,
  "rowHash" text not null,
  "keyId" text not null,
  "signature" text not null,
  "createDt" timestamptz not null default now(),
  unique ("digestKindCd", "digestYm")
);
create trigger "appendOnly" before update or delete on "auditDigest" for each row execute function "appendOnly"();
create trigger "noTruncate" before truncate on "auditDigest" for each statement execute function "appendOnly"();

create table "personalReview" (
  "reviewNo" bigint generated always as identity primary key,
  "reviewYm" text not null unique,
  "signUserId" text not null,
  "signDt" timestamptz not null,
  "rowCnt" numeric(18,0) not null,
  "opinion" text not null
);
create trigger "appendOnly" before update or delete on "personalReview" for each row execute function "appendOnly"('2 years', 'signDt');

create table "personalLog" (
  "logNo" bigint generated always as identity primary key,
  "dt" timestamptz not null,
  "userId" text not null,
  "sessionId" text,
  "ip" text,
  "tableNm" text not null,
  "subjectId" text,
  "actCd" text not null,
  "rowCnt" numeric(18,0) not null,
  "reason" text,
  "reviewNo" bigint references "personalReview"
);
create index on "personalLog" ("userId", "logNo" desc);
create index on "personalLog" ("tableNm", "subjectId", "logNo" desc);
create index on "personalLog" ("dt");
create trigger "appendOnly" before update or delete on "personalLog" for each row execute function "appendOnly"('2 years', 'dt', 'reviewNo');
create trigger "noTruncate" before truncate on "personalLog" for each statement execute function "appendOnly"();

create index on "loginHist" ("dt");
create trigger "appendOnly" before update or delete on "loginHist" for each row execute function "appendOnly"('1 year', 'dt');

alter table "errorLog" alter column "returnCode" type numeric(18,0);
create index on "errorLog" ("dt");

create table "batchHist" (
  "batchHistNo" bigint generated always as identity primary key,
  "batchCd" text not null,
  "startDt" timestamptz not null,
  "endDt" timestamptz,
  "resultCd" text not null,
  "cnt" numeric(18,0),
  "message" text
);
create index on "batchHist" ("batchCd", "batchHistNo" desc);

create table "excelJob" (
  "jobNo" bigint generated always as identity primary key,
  "userId" text not null,
  "kindCd" text not null,
  "label" text not null,
  "tableNm" text not null,
  "statusCd" text not null,
  "rowCnt" numeric(18,0),
  "doneCnt" numeric(18,0),
  "fileNo" bigint references "attachFile",
  "reason" text,
  "message" text,
  "rqstDt" timestamptz not null,
  "startDt" timestamptz,
  "endDt" timestamptz,
  "expireDt" timestamptz,
  -- What the run needs: conditions, columns and order as asked for, and whose rights it has.
  "params" jsonb not null default '{}',
  "sessionId" text,
  "ip" text,
  "tryCnt" integer not null default 0,
  -- A running job says that it lives; a silent one belonged to a process that is gone.
  "liveDt" timestamptz
);
create index on "excelJob" ("userId", "jobNo" desc);
create index on "excelJob" ("statusCd", "jobNo") where "statusCd" in ('WAIT', 'RUN');

create table "menuUse" (
  "ymd" date not null,
  "menuId" text not null references "menu" on delete cascade,
  "userId" text not null references "user" on delete cascade,
  "cnt" integer not null default 1,
  primary key ("ymd", "menuId", "userId")
);

alter table "attachFile" alter column "fileSize" type numeric(18,0);
