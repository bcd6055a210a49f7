-- The newest events of all plants, for who sees them all.
create index on "safEvent" ("occurDt" desc);
