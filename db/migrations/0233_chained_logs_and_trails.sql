-- Who saw personal data and who signed in, chained like the audit trail, some rows at a time.
create table "logSeal" (
  "sealNo" bigint primary key,
  "logNm" text not null check ("logNm" in ('personalLog', 'loginHist')),
  "rowNos" bigint[] not null,
  "prevHash" text not null,
  "rowHash" text not null,
  "sealDt" timestamptz not null default now()
);
create index on "logSeal" ("logNm", "sealNo" desc);
create trigger "appendOnly" before update or delete on "logSeal" for each row execute function "appendOnly"();
create trigger "noTruncate" before truncate on "logSeal" for each statement execute function "appendOnly"();
create trigger "noTruncate" before truncate on "loginHist" for each statement execute function "appendOnly"();

-- The role that answers calls may add to the trails and read them. What has been kept long enough goes through these,
-- as the owner of the tables, whose triggers refuse whatever is younger than the law asks.
create function "cutTrail"(trail text, before timestamptz, most bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone bigint;
begin
  if trail = 'personalLog' then
    delete from "personalLog" where "logNo" in (select "logNo" from "personalLog" where "dt" < before limit most);
  elsif trail = 'loginHist' then
    delete from "loginHist" where "loginHistNo" in (select "loginHistNo" from "loginHist" where "dt" < before limit most);
  else
    raise exception 'no trail: %', trail;
  end if;
  get diagnostics gone = row_count;
  return gone;
end $$;
create function "cutAudit"(last_seal bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone bigint;
begin
  delete from "auditLog" using "auditSeal" s where s."auditNo" = "auditLog"."auditNo" and s."sealNo" <= last_seal;
  delete from "auditSeal" where "sealNo" <= last_seal;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function "cutTrail"(text, timestamptz, bigint), "cutAudit"(bigint) from public;
