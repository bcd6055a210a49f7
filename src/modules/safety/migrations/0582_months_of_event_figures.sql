-- What the statistics count of the events of a plant and month. Every figure is a sum over events, so months add up, and
-- a period of years is read from some dozens of rows in place of all of its events.
create table "safEventMonth" (
  "plantCd" text not null references "plant",
  "statYm" text not null check ("statYm" ~ '^\d{4}-\d{2}$'),
  "formRestDays" integer,
  "figures" jsonb,
  primary key ("plantCd", "statYm")
);
-- Months that were touched since they were counted. Triggers add to it in the transaction that touches an event; whoever
-- counts a month takes out the rows that it saw before, so that a change that was under way marks the month again.
-- Nobody waits for anybody: rows are only added.
create table "safEventStale" (
  "safEventStaleNo" bigint generated always as identity primary key,
  "plantCd" text not null,
  "statYm" text not null
);
create index on "safEventStale" ("plantCd", "statYm");

create function "safEventMonthOf"("at" timestamptz) returns text language sql stable as $$
  select to_char("at" at time zone 'Asia/Seoul', 'YYYY-MM')
$$;
create function "safEventTouched"() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into "safEventStale" ("plantCd", "statYm") select distinct "plantCd", "safEventMonthOf"("occurDt") from "newRows";
  end if;
  if tg_op <> 'INSERT' then
    insert into "safEventStale" ("plantCd", "statYm") select distinct "plantCd", "safEventMonthOf"("occurDt") from "oldRows";
  end if;
  return null;
end $$;
create function "safEventPersonTouched"() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into "safEventStale" ("plantCd", "statYm")
      select distinct e."plantCd", "safEventMonthOf"(e."occurDt") from "newRows" p join "safEvent" e using ("safEventNo");
  end if;
  if tg_op <> 'INSERT' then
    insert into "safEventStale" ("plantCd", "statYm")
      select distinct e."plantCd", "safEventMonthOf"(e."occurDt") from "oldRows" p join "safEvent" e using ("safEventNo");
  end if;
  return null;
end $$;
create trigger "safEventTouchedNew" after insert on "safEvent" referencing new table as "newRows" for each statement execute function "safEventTouched"();
create trigger "safEventTouchedChanged" after update on "safEvent" referencing old table as "oldRows" new table as "newRows" for each statement execute function "safEventTouched"();
create trigger "safEventTouchedGone" after delete on "safEvent" referencing old table as "oldRows" for each statement execute function "safEventTouched"();
create trigger "safEventPersonTouchedNew" after insert on "safEventPerson" referencing new table as "newRows" for each statement execute function "safEventPersonTouched"();
create trigger "safEventPersonTouchedChanged" after update on "safEventPerson" referencing old table as "oldRows" new table as "newRows" for each statement execute function "safEventPersonTouched"();
create trigger "safEventPersonTouchedGone" after delete on "safEventPerson" referencing old table as "oldRows" for each statement execute function "safEventPersonTouched"();

-- What is there already is counted by the clock.
insert into "safEventStale" ("plantCd", "statYm") select distinct "plantCd", "safEventMonthOf"("occurDt") from "safEvent";
