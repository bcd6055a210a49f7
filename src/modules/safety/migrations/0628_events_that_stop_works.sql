-- A work asks, before it begins or goes on, for the accidents that stopped it: of its permits, and of their areas.
create index "safEvent_permits_idx" on "safEvent" ("permitNo") where "permitNo" is not null;
create index "safEvent_stops_idx" on "safEvent" ("areaCd", "stopDt") where "stopDt" is not null;
