-- The figures of accidents are counted from these indexes alone: all events by their time, and the few accidents.
create index on "safEvent" ("plantCd", "occurDt") include ("eventKindCd", "state");
create index "safEvent_accidents_idx" on "safEvent" ("plantCd", "occurDt") include ("safEventNo", "state", "occurTypeCd") where "eventKindCd" = 'accident';
create index "safEventPerson_apart_idx" on "safEventPerson" ("safEventNo") where "workRelationCd" <> 'work';
