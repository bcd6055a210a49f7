-- A joint assessment of mixed work: the companies that read it beside the plant, and the pair of permits.
alter table "rsaTarget" add column "jointVendorCds" text[], add column "jointKey" text;
create unique index "rsaTarget_jointKey_idx" on "rsaTarget" ("jointKey") where "jointKey" is not null;
create index "rsaTarget_jointVendorCds_idx" on "rsaTarget" using gin ("jointVendorCds") where "jointVendorCds" is not null;
