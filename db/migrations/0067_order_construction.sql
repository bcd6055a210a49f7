-- Work of a vendor stands under a construction, or under its unit-price contract of the year.

alter table "workOrder" add "constNo" bigint references "safConst";
create index on "workOrder" ("constNo") where "constNo" is not null;
