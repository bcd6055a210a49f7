import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import type { OwnSupply } from '../ppe-own.rule.ts'
import { ppeRequest } from '../ppe-request.resource.ts'
import './ppe.css'
import { ppeTexts } from './ppe.texts.ts'

const card = { title: 'rqstUserNm', facts: ['ppeRequestCd', 'rqstTypeNm', 'issueQty', 'rqstDt'] } as const

/** 보호구 신청 (saf/ppe/ppeRequest) */
export function PpeRequestPage() {
  const text = useTexts(ppeTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(ppeRequest)
  return (
    <RegisterPage
      resource={ppeRequest}
      help={text('help.request')}
      card={card}
      removable={false}
      first={{ rqstTypeCd: 'regular', ...ownPlant(own), ...ownDept(own) }}
      form={(form) => <RequestFields form={form} />}
    >
      <StateTiles resource={ppeRequest} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function RequestFields({ form }: { form: RecordFormHandle<typeof ppeRequest> }) {
  const text = useTexts(ppeTexts)
  const { Field, Lines, detail } = form
  const state = detail?.data.state
  const open = state === undefined || state === 'draft' || state === 'rejected'
  return (
    <>
      {open && <OwnStandards />}
      <Block title={text('request')}>
        <Field name="plantCd" readOnly={!open} />
        <Field name="deptCd" readOnly={!open} />
        {detail && <Field name="rqstUserId" />}
        <Field name="rqstTypeCd" readOnly={!open} />
        {detail && <Field name="overYn" />}
        {detail?.data.decideUserId && <Field name="decideUserId" />}
        <Field name="reasonTxt" readOnly={!open} />
      </Block>
      <Block title={text('things')}>
        <Lines
          name="lines"
          blank={{ rqstQty: 1 }}
          columns={{
            ppeItemNo: { width: 240, editable: open },
            sizeTxt: { editable: open },
            rqstQty: { editable: open },
            issuedQty: { editable: false },
          }}
        />
      </Block>
    </>
  )
}

/** What the standard gives the person, and from when the next one may be asked for. */
function OwnStandards() {
  const text = useTexts(ppeTexts)
  const today = useToday()
  const { data } = useQuery({
    queryKey: [ppeRequest.name, 'own'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnSupply[] }>('/api/saf/ppeown', undefined, { signal })).data,
  })
  if (!data) return null
  return (
    <Block title={text('own')}>
      {data.length === 0 && <p className="ppe-note">{text('ownNone')}</p>}
      <ul className="ppe-list">
        {data.map(({ ppeCd, ppeNm, qty, nextYmd, fromYmd }) => (
          <li key={ppeCd}>
            <strong>{ppeNm}</strong>
            <span>{text('ownQty', { n: qty })}</span>
            <small>
              {nextYmd && fromYmd && fromYmd > today
                ? text('ownNext', { day: nextYmd, from: fromYmd })
                : text('ownNow')}
            </small>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** One request, with what its people may do with it now. */
export function PpeRequestDetailPage() {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={ppeRequest}
      list={tab.menu.routePath}
      nameOf={(row) => row.ppeRequestCd ?? text('request')}
      form={(form) => <RequestFields form={form} />}
    />
  )
}
