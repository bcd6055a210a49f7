import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import type { ChmStore } from './chm-store.resource.ts'
import { showMultiple, showQuantity } from './quantity.rule.ts'
import { statusOf, storeFacts } from './store-status.server.ts'
import { paperSentences } from './store-papers.texts.ts'

/** 장소 게시물: item, most, multiple and managers on the wall of the store. (chm.md 6; 위험물안전관리법 시행규칙 별표 4) */
export async function posterSheet(context: Context, store: ChmStore): Promise<Sheet> {
  const [facts] = await storeFacts(context, [store.storeNo])
  const status = await statusOf(context, facts!)
  const items = await context.sql.query<{
    prodNm: string
    hazItemNm: string | null
    hazClassCd: string | null
    qty: number
    unitCd: string
  }>(
    `select p."prodNm", p."hazClassCd", max(${codeNameOf('c', context.session.language)}) as "hazItemNm", sum(k."stockQty") as "qty", max(k."unitCd") as "unitCd"
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
              label: paperSentences.permitMultiple(),
              value: paperSentences.times({ multiple: showMultiple(Number(store.permitMultiple)) }),
              strong: true,
            },
          ]),
      {
        label: paperSentences.multipleNow(),
        value: paperSentences.times({ multiple: showMultiple(status.multiple) }),
        strong: true,
      },
      ...(store.limitKg === null
        ? []
        : [{ label: paperSentences.limit(), value: `${showQuantity(Number(store.limitKg))} kg` }]),
      { label: paperSentences.hazardManager(), value: store.hazMgrUserNm ?? paperSentences.notNeeded() },
      { label: paperSentences.manager(), value: store.chmMgrUserNm ?? '' },
    ],
    tables: [
      {
        title: paperSentences.stored(),
        columns: [
          { label: paperSentences.product(), width: 2.4 },
          { label: paperSentences.item(), width: 1.6 },
          { label: paperSentences.held(), width: 1.3, number: true },
          { label: paperSentences.multiple(), number: true },
        ],
        rows: items.map((item) => [
          item.prodNm,
          item.hazItemNm ??
            (item.hazClassCd === 'N' ? paperSentences.notDangerous() : paperSentences.classNotJudged()),
          `${showQuantity(Number(item.qty))} ${item.unitCd}`,
          multipleOf.has(item.prodNm)
            ? paperSentences.times({ multiple: showMultiple(multipleOf.get(item.prodNm)!) })
            : '-',
        ]),
      },
      ...(status.inside.length > 0
        ? [
            {
              title: paperSentences.keptApart(),
              columns: [
                { label: paperSentences.product() },
                { label: paperSentences.product() },
                { label: paperSentences.verdict(), width: 1.6 },
              ],
              rows: status.inside.map(({ otherNm, prodNm, result, message }) => [
                otherNm,
                prodNm,
                result === 'X'
                  ? paperSentences.forbidden({ message })
                  : result === 'U'
                    ? paperSentences.cannotJudge({ message })
                    : message,
              ]),
            },
          ]
        : []),
    ],
    notes: [paperSentences.posterNote()],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}
