import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import type { RecordKey } from '../../../../core/web/data/query-keys.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { CheckAnswers } from '../../../../platform/check-form/web/CheckAnswers.tsx'
import { chmStoreInsp } from '../chm-store-insp.resource.ts'
import type { InspectionDue } from '../store-insp.rule.ts'
import '../../web/chemical.css'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const addressOf = (storeInspNo: RecordKey): string => `/chm/storage/storeInsp?open=${storeInspNo}`

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
  const first = { inspYmd: today }
  const form = (handle: RecordFormHandle<typeof chmStoreInsp>) => <InspFields form={handle} />
  // A check that is begun goes on at once with its questions.
  const goOn = (key: RecordKey) => tab.open(addressOf(key))
  return (
    <>
      <RegisterPage
        resource={chmStoreInsp}
        removable={false}
        help={text('insp.help')}
        first={first}
        form={form}
        onSaved={goOn}
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
                      type={store.begunNo === null ? 'default' : 'primary'}
                      aria-label={`${store.storeNm} ${text(store.begunNo === null ? 'insp.check' : 'insp.goOn')}`}
                      onClick={() => (store.begunNo === null ? setChosen(store) : goOn(store.begunNo))}
                    >
                      {text(store.begunNo === null ? 'insp.check' : 'insp.goOn')}
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
          onSaved={goOn}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

function InspFields({ form }: { form: RecordFormHandle<typeof chmStoreInsp> }) {
  const text = useTexts(storageTexts)
  const tab = useTab()
  const { Field, detail } = form
  const what = (
    <Block title={text('insp.what')}>
      <Field name="storeNo" />
      <Field name="inspYmd" />
      {detail && <Field name="inspUserId" />}
      <Field name="remark" span={2} />
    </Block>
  )
  if (!detail) return what
  const { storeInspNo, state } = detail.data
  return (
    <>
      {/* Who is at the store answers first; what was checked is told afterwards. */}
      {state !== 'begun' && what}
      <Block title={text('insp.items')}>
        <div className="span-all">
          <CheckAnswers
            resource={chmStoreInsp}
            recordKey={storeInspNo}
            files="image"
            canWrite={tab.canWrite}
            address={addressOf(storeInspNo)}
          />
        </div>
      </Block>
      {state === 'begun' && what}
      <Block>
        <div className="span-all">
          <Attachments resource={chmStoreInsp} name="image" taskKey={storeInspNo} editable />
        </div>
      </Block>
    </>
  )
}
