-- The weekday and the hours of an event, and the day of the accident at the people hurt: what a mark of the figures
-- opens is found by these. Triggers keep them, because many ways lead to a changed event.
alter table "safEvent" add column "occurDayCd" text, add column "occurBandCd" text;
alter table "safEventPerson" add column "occurYmd" date, add column "countYn" text check ("countYn" in ('Y', 'N'));

create function "safEventTimes"() returns trigger language plpgsql as $$
begin
  new."occurDayCd" := extract(dow from new."occurDt" at time zone 'Asia/Seoul')::int::text;
  new."occurBandCd" := (extract(hour from new."occurDt" at time zone 'Asia/Seoul')::int / 4)::text;
  return new;
end $$;
create trigger "safEventTimes" before insert or update on "safEvent" for each row execute function "safEventTimes"();

create function "safEventPersonCounts"() returns trigger language plpgsql as $$
begin
  select (e."occurDt" at time zone 'Asia/Seoul')::date, case when e."eventKindCd" = 'accident' and e."state" <> 'notAccident' then 'Y' else 'N' end
    into new."occurYmd", new."countYn" from "safEvent" e where e."safEventNo" = new."safEventNo";
  return new;
end $$;
create trigger "safEventPersonCounts" before insert or update on "safEventPerson" for each row execute function "safEventPersonCounts"();

create function "safEventPersonFollows"() returns trigger language plpgsql as $$
begin
  update "safEventPerson" set "countYn" = null where "safEventNo" = new."safEventNo";
  return null;
end $$;
create trigger "safEventPersonFollows" after update of "occurDt", "eventKindCd", "state" on "safEvent" for each row
  when (old."occurDt" is distinct from new."occurDt" or old."eventKindCd" is distinct from new."eventKindCd" or old."state" is distinct from new."state")
  execute function "safEventPersonFollows"();

update "safEvent" set "occurDayCd" = null;
update "safEventPerson" set "countYn" = null;
create index on "safEventPerson" ("plantCd", "occurYmd") where "countYn" = 'Y';
