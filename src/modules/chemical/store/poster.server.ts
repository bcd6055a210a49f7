import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import type { ChmStore } from './chm-store.resource.ts'
import { showMultiple, showQuantity } from './quantity.rule.ts'
import { statusOf, storeFacts } from './store-status.server.ts'

/** 장소 게시물: item, most, multiple and managers on the wall of the store. (chm.md 6; 위험물안전관리법 시행규칙 별표 4) */
export async function posterSheet(context: Context, store: ChmStore): Promise<Sheet> {
  const [facts] = await storeFacts(context, [store.storeNo])
  const status = await statusOf(context, facts!)
  const items = await context.sql.query<{
    prodNm: string
    hazItemNm: string | null
    qty: number
    unitCd: string
  }>(
    `select p."prodNm", max(c."codeNm") as "hazItemNm", sum(k."stockQty") as "qty", max(k."unitCd") as "unitCd"
     from "chmStock" k join "chmProduct" p using ("prodNo")
     left join "codeItem" c on c."codeGrpCd" = 'CHM_HAZ_ITEM' and c."code" = p."hazItemCd"
     where k."storeNo" = $1 and k."stockQty" > 0 group by p."prodNo", p."prodNm" order by p."prodNm"`,
    [store.storeNo],
  )
  const multipleOf = new Map(status.parts.map((part) => [part.prodNm, part.multiple]))
  return {
    title: store.storeNm,
    subtitle: [store.storeTypeNm, store.plantNm, store.permitNo].filter(Boolean).join(' · '),
    poster: true,
    facts: [
      ...(store.permitMultiple === null
        ? []
        : [
            {
              label: '저장 최대 배수(허가)',
              value: `${showMultiple(Number(store.permitMultiple))}배`,
              strong: true,
            },
          ]),
      { label: '현재 배수', value: `${showMultiple(status.multiple)}배`, strong: true },
      ...(store.limitKg === null
        ? []
        : [{ label: '최대보관량', value: `${showQuantity(Number(store.limitKg))} kg` }]),
      { label: '위험물안전관리자', value: store.hazMgrUserNm ?? '해당 없음' },
      { label: '관리자', value: store.chmMgrUserNm ?? '' },
    ],
    tables: [
      {
        title: '보관 품목',
        columns: [
          { label: '제품', width: 2.4 },
          { label: '품명', width: 1.6 },
          { label: '보관량', width: 1.3, number: true },
          { label: '배수', number: true },
        ],
        rows: items.map((item) => [
          item.prodNm,
          item.hazItemNm ?? '비위험물',
          `${showQuantity(Number(item.qty))} ${item.unitCd}`,
          multipleOf.has(item.prodNm) ? `${showMultiple(multipleOf.get(item.prodNm)!)}배` : '-',
        ]),
      },
      ...(status.inside.length > 0
        ? [
            {
              title: '분리 보관',
              columns: [{ label: '제품' }, { label: '제품' }, { label: '판정', width: 1.6 }],
              rows: status.inside.map(({ otherNm, prodNm, result, message }) => [
                otherNm,
                prodNm,
                result === 'X' ? `!금지: ${message}` : message,
              ]),
            },
          ]
        : []),
    ],
    notes: ['화기엄금 · 관계자 외 출입금지. 누출 시 관리자에게 즉시 알리고 119에 신고하십시오.'],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}
