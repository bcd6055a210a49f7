-- The product of a posting or a training stands beside its sheet: people know products, not numbers of sheets.
alter table "chmMsdsNotice" add column "prodNo" bigint references "chmProduct";
update "chmMsdsNotice" n set "prodNo" = m."prodNo" from "chmMsds" m where m."msdsNo" = n."msdsNo";
create function "chmMsdsNoticeProduct"() returns trigger language plpgsql as $$
begin
  select m."prodNo" into new."prodNo" from "chmMsds" m where m."msdsNo" = new."msdsNo";
  return new;
end $$;
create trigger "product" before insert or update of "msdsNo" on "chmMsdsNotice"
  for each row execute function "chmMsdsNoticeProduct"();
