-- Below this much of a product a place of use wants more, in the unit of the stock.

alter table "chmProductPlant" add column "minStockQty" numeric(18,3) check ("minStockQty" >= 0);
