import { Button, Form } from 'antd'
import { useList } from '../../../../core/web/data/hooks.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { SafEvent } from '../saf-event.resource.ts'
import { personMenu, safEventPerson } from '../saf-event-person.resource.ts'
import './event.css'
import { eventTexts } from './event.texts.ts'

/** The people of an accident on its page, for who may read them. */
export function People({ event }: { event: SafEvent }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { rows } = useList(safEventPerson, { safEventNo: String(event.safEventNo), limit: 100 })
  const open = (address: string | null) => address && tab.open(address)
  return (
    <Block title={text('people')}>
      {rows.length === 0 && <p className="event-wide">{text('peopleNone')}</p>}
      <ul className="event-list">
        {rows.map((row) => (
          <li key={row.safEventPersonNo}>
            <Button
              type="link"
              size="small"
              onClick={() => open(recordAddress(safEventPerson.name, row.safEventPersonNo))}
            >
              {row.userNm ?? row.vendorWorkerNm ?? row.personTypeNm}
            </Button>
            <small>
              {[row.injuryPartNm, row.treatNm, row.restDays !== null && text('restDays', { n: row.restDays })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <div className="event-acts">
        <Button
          onClick={() =>
            tab.open(
              `/${personMenu}?open=new&for.safEventNo=${event.safEventNo}&for.safEventNm=${encodeURIComponent(event.safEventNm)}`,
            )
          }
        >
          {text('addPerson')}
        </Button>
      </div>
    </Block>
  )
}

/** 재해자·진술 (saf/accident/accidentPerson) */
export function AccidentPersonPage() {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const asked = Number(tab.params.get('for.safEventNo'))
  const event = asked > 0 ? { safEventNo: asked, safEventNm: tab.params.get('for.safEventNm') } : {}
  return (
    <RegisterPage
      resource={safEventPerson}
      help={text('help.person')}
      hidden={['personTypeNm', 'restFromYmd', 'restToYmd']}
      first={{
        personTypeCd: 'employee',
        workRelationCd: 'work',
        injuryTypeCd: 'injury',
        ...event,
      }}
      form={(form) => <PersonFields form={form} />}
    />
  )
}
function PersonFields({ form }: { form: RecordFormHandle<typeof safEventPerson> }) {
  const text = useTexts(eventTexts)
  const { Field, detail, antd } = form
  const kind = Form.useWatch('personTypeCd', { form: antd, preserve: true }) as string | undefined
  return (
    <>
      <Block title={text('person')}>
        <Field name="safEventNo" readOnly={Boolean(detail)} />
        <Field name="personTypeCd" />
        {kind === 'employee' && <Field name="userId" required />}
        {kind === 'contractor' && <Field name="vendorWorkerNo" required />}
        {kind === 'other' && <Field name="personNm" required />}
        <Field name="workRelationCd" />
        <Field name="jobNm" />
        <Field name="entryYmd" />
        <Field name="sameWorkMonths" />
        <Field name="employTypeCd" />
        <Field name="workTypeCd" />
      </Block>
      <Block title={text('injury')}>
        <Field name="injuryTypeCd" />
        <Field name="injuryKindCd" />
        <Field name="injuryPartCd" />
        <Field name="treatCd" />
        <Field name="treatMonths" />
        <Field name="deathYmd" />
        <Field name="disGradeLvl" />
        <Field name="diagnosisTxt" />
      </Block>
      <Block title={text('rest')}>
        <Field name="expRestDays" />
        <Field name="restFromYmd" />
        <Field name="restToYmd" />
        {detail && <Field name="restDays" />}
        {detail && <Field name="lossDays" />}
        <Field name="returnYmd" />
        <Field name="insApplyYmd" />
        <Field name="insResultCd" />
        <Field name="remark" />
      </Block>
    </>
  )
}
