import { useQuery } from '@tanstack/react-query'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ppeIo } from '../../ppe/ppe-issue.resource.ts'
import { ppeItem, ppeStd } from '../ppe-item.resource.ts'
import type { StockLot } from '../ppe-own.rule.ts'
import './ppe.css'
import { ppeTexts } from './ppe.texts.ts'

const itemCard = { title: 'ppeItemNm', facts: ['ppeNm', 'modelNm', 'certNo'] } as const
const stdCard = { title: 'ppeNm', facts: ['deptNm', 'processNm', 'stdQty', 'cycleMonths'] } as const
const itemFields = Object.keys(ppeItem.fields) as Extract<keyof typeof ppeItem.fields, string>[]

/** 보호구 목록 (saf/ppe/ppeItem) */
export function PpeItemPage() {
  const text = useTexts(ppeTexts)
  const own = useOwnScope()
  return (
    <RegisterPage
      resource={ppeItem}
      help={text('help.item')}
      card={itemCard}
      first={{ certTypeCd: 'KCS', ...ownPlant(own) }}
      form={({ Field, detail, editable }) => (
        <>
          <Block title={text('things')}>
            {itemFields.map((name) => (
              <Field key={name} name={name} />
            ))}
            <div className="span-all">
              <Attachments
                resource={ppeItem}
                name="document"
                taskKey={detail?.data.ppeItemNo}
                editable={editable}
              />
            </div>
          </Block>
          {detail && <ItemStock ppeItemNo={detail.data.ppeItemNo} />}
        </>
      )}
    />
  )
}

/** What lies there of an item, in the order in which it is given. */
function ItemStock({ ppeItemNo }: { ppeItemNo: number }) {
  const text = useTexts(ppeTexts)
  const { data } = useQuery({
    queryKey: [ppeIo.name, 'lots', ppeItemNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: StockLot[] }>(`${ppeItem.path}/${ppeItemNo}/lots`, undefined, { signal })).data,
  })
  if (!data) return null
  return (
    <Block title={text('stock')}>
      {data.length === 0 && <p className="ppe-note">{text('noStock')}</p>}
      <ul className="ppe-list">
        {data.map(({ lotNo, sizeTxt, stockQty, expYmd, expired }) => (
          <li key={`${sizeTxt} ${lotNo}`}>
            <span>
              {sizeTxt && `${sizeTxt} · `}
              {expYmd
                ? text('lotEnd', { lot: lotNo, n: stockQty, day: expYmd })
                : text('lotNoEnd', { lot: lotNo, n: stockQty })}
            </span>
            {expired && <strong>{text('lotPast')}</strong>}
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** 지급기준 (saf/ppe/ppeStd) */
export function PpeStdPage() {
  const text = useTexts(ppeTexts)
  const own = useOwnScope()
  return (
    <RegisterPage
      resource={ppeStd}
      help={text('help.std')}
      card={stdCard}
      first={{ shareCd: 'personal', stdQty: 1, ...ownPlant(own) }}
    />
  )
}
