import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { chmStoreInsp } from '../chm-store-insp.resource.ts'
import { inspectionIssues, type InspectedItem, type InspectionDue } from '../store-insp.rule.ts'
import { InspectionPoints } from './InspectionPoints.tsx'
import '../../web/chemical.css'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const issuesOf = (values: Record<string, unknown>) =>
  inspectionIssues((values['items'] as InspectedItem[] | undefined) ?? [])

/** 저장시설 점검 (chm/storage/storeInsp): whose turn it is, and what was found. */
export function StoreInspPage() {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const today = useToday()
  const [chosen, setChosen] = useState<InspectionDue>()
  const { data } = useQuery({
    queryKey: [chmStoreInsp.name, 'due'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: InspectionDue[] }>('/api/chm/storeinspsdue', undefined, { signal })).data,
  })
  const first = { inspYmd: today, items: [] }
  const form = (handle: RecordFormHandle<typeof chmStoreInsp>) => <InspFields form={handle} />
  return (
    <>
      <RegisterPage
        resource={chmStoreInsp}
        removable={false}
        help={text('insp.help')}
        first={first}
        form={form}
        rules={issuesOf}
        widths={{ storeNo: 180 }}
      >
        {data && data.length > 0 && (
          <section aria-label={text('insp.due')}>
            <h2 className="storage-title">{text('insp.due')}</h2>
            <ul className="insp-due">
              {data.map((store) => (
                <li key={store.storeNo} className={store.late ? 'is-late' : undefined}>
                  <strong>{store.storeNm}</strong>
                  <span>
                    {[
                      store.inspCycleNm,
                      text(store.late ? 'insp.late' : 'insp.next', { day: store.dueYmd }),
                      store.lastYmd === null ? text('insp.never') : text('insp.last', { day: store.lastYmd }),
                    ].map((part, index) => (
                      <span key={part} className="insp-part">
                        {index > 0 && '· '}
                        {part}
                      </span>
                    ))}
                  </span>
                  {tab.canWrite && (
                    <Button
                      size="small"
                      aria-label={`${store.storeNm} ${text('insp.check')}`}
                      onClick={() => setChosen(store)}
                    >
                      {text('insp.check')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </RegisterPage>
      {chosen && (
        <RegisterPopup
          resource={chmStoreInsp}
          first={{ ...first, storeNo: chosen.storeNo, storeNm: chosen.storeNm } as never}
          form={form}
          rules={issuesOf}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

function InspFields({ form }: { form: RecordFormHandle<typeof chmStoreInsp> }) {
  const text = useTexts(storageTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={text('insp.what')}>
        <Field name="storeNo" />
        <Field name="inspYmd" />
        {detail && <Field name="inspUserId" />}
        <Field name="remark" span={2} />
      </Block>
      <Block title={text('insp.items')}>
        {detail ? (
          <Lines name="items" readOnly columns={{ itemCd: { width: 220 }, findTxt: { width: 300 } }} />
        ) : (
          <InspectionPoints form={form} />
        )}
      </Block>
      {detail && (
        <Block>
          <div className="span-all">
            <Attachments resource={chmStoreInsp} name="image" taskKey={detail.data.storeInspNo} editable />
          </div>
        </Block>
      )}
    </>
  )
}
