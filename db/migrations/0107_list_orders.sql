-- Lists that are not ordered by their key: whoever sees every plant reads them in the same order, which the index that begins with the plant
-- cannot hand out.
create index on "chmSpecialLog" ("workDt" desc, "specialLogNo" desc);
create index on "chmStock" ("usableYmd", "stockNo");
create index on "chmMsdsNotice" ("dueYmd", "msdsNoticeNo");
create index on "safCostUse" ("useYm" desc, "costUseNo" desc);
