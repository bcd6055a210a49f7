-- A list of the laws that holds no longer: the designation of toxic substances ended when the three kinds of hazard replaced it.
alter table "chmRegList" add column "endYmd" date;
