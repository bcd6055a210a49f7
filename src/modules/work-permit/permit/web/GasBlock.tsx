import { useRef, useState } from 'react'
import { ExperimentOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { kept } from '../../../../core/web/outbox/outbox.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { gasJudgements, gasMeasurementTypes, gasPointName } from '../gas-criteria.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import type { GasRow } from './gas-fields.ts'
import { GasKeypad } from './GasKeypad.tsx'
import { GasTrend } from './GasTrend.tsx'
import { comeOut } from './come-out.ts'
import { saidFailures } from './said-failures.ts'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { ToneTag } from './PermitTags.tsx'
import { useWaiting } from './waiting.ts'
import { WaitingGases } from './WaitingGases.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

export interface GasBlockProps {
  permit: WorkPermit
  roles: PermitRoles
  parameters: PermitParameters | undefined
  explain: PermitExplanations | undefined
}
const measuredStates = [
  ...([
    'reviewing',
    'cooperating',
    'approvalPending',
    'approved',
    'working',
    'extensionRequested',
    'suspended',
  ] as const),
  ...(['completionReported', 'watching'] as const),
] as readonly string[]

/** Measurements with their verdict, and the keypad for the next one. */
export function GasBlock({ permit, roles, parameters, explain }: GasBlockProps) {
  const say = useTexts(permitTexts)
  const { actOrKeep } = usePermitAct(permit.permitNo, { quiet: true })
  const notice = useNotice()
  // Asked for before the keypad is opened: by then the network may be gone.
  useCodes('PTW_GAS_POINT')
  const may = measuredStates.includes(permit.state) && (roles.doing || roles.holds('gasTester'))
  const due = permit.state === 'approved' || permit.state === 'suspended'
  const [open, setOpen] = useState(may && due && explain?.gasNeeded === true)
  const pressed = useRef(false)
  /** Scrolls to the start of the keypad: on a telephone it opens below what is visible. */
  const show = (keypad: HTMLElement | null) => {
    if (!keypad || !pressed.current) return
    pressed.current = false
    keypad.scrollIntoView({ block: 'start' })
  }
  const waiting = useWaiting(permit.permitNo, 'gas')
  const [draft, setDraft] = useState<OutboxEntry>()
  const close = () => {
    setOpen(false)
    setDraft(undefined)
  }
  const correct = (entry: OutboxEntry) => {
    setDraft(entry)
    setOpen(true)
  }
  // Whoever is refused the start for want of a measurement is led here, also when another one measures.
  const asked = explain?.gasNeeded === true && measuredStates.includes(permit.state)
  if (permit.gases.length === 0 && waiting.length === 0 && !may && !asked) return null
  return (
    <PermitSection
      name="gases"
      title={say('gases')}
      extra={
        may &&
        !open && (
          <Button
            type="primary"
            icon={<ExperimentOutlined aria-hidden />}
            onClick={() => {
              pressed.current = true
              setOpen(true)
            }}
          >
            {say('gasEnter')}
          </Button>
        )
      }
    >
      {may && open && parameters && (
        <div ref={show}>
          <GasKeypad
            key={`${permit.state}${draft?.no ?? ''}`}
            permit={permit}
            parameters={parameters}
            draft={draft}
            known={explain?.gasKnown}
            onCancel={close}
            onSend={async (measurement) => {
              const answer = await actOrKeep(
                'gas',
                measurement,
                say('gasKept', {
                  permitCd: permit.permitCd ?? '',
                  at: showMoment(String(measurement['measDt'])).slice(11),
                }),
                draft,
              )
              if (answer === kept) return
              const { data } = answer
              const [saved] = data.gases
              notice.info(
                saved?.judgeCd === 'unfit'
                  ? `${say('gasSaved')} ${say('gasUnfitSaved', { why: `${said(gasPointName(saved.pointCd))} ${saidFailures(saved, permit, parameters)}` })} ${comeOut(data)}`.trim()
                  : say('gasSaved'),
              )
            }}
            onDone={close}
          />
        </div>
      )}
      {may && open && !parameters && <Alert type="info" showIcon title={say('gasWaits')} />}
      <WaitingGases
        entries={waiting.filter(({ no }) => no !== draft?.no)}
        onCorrect={may ? correct : undefined}
      />
      {permit.gases.length === 0 && explain?.gasNeeded && !open && (
        <Alert type="warning" showIcon title={say('gasFirst')} description={!may && say('gasWho')} />
      )}
      {permit.contDeviceNo !== null && (
        <p className="permit-note">
          {say('gasContinuous', { device: permit.contDeviceNm ?? String(permit.contDeviceNo) })}
        </p>
      )}
      <GasTrend gases={permit.gases} verdicts={explain?.gases} />
      {permit.gases.length > 0 && (
        <ScrollRegion label={say('gasResults')} className="permit-scroll">
          <table className="gas-table">
            <thead>
              <tr>
                {[
                  say('gasWhen'),
                  say('gasKind'),
                  say('gasPlace'),
                  say('gasVerdict'),
                  'O₂ %',
                  'LEL %',
                  'CO ppm',
                  'H₂S ppm',
                  'CO₂ %',
                  say('gasToxic'),
                ].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {permit.gases.map((gas) => (
                <Row key={gas.permitGasNo} gas={gas} explain={explain?.gases[gas.permitGasNo]} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </PermitSection>
  )
}

function Row({ gas, explain }: { gas: GasRow; explain: PermitExplanations['gases'][number] | undefined }) {
  const say = useTexts(permitTexts)
  const bad = (item: string) =>
    explain?.items.find((each) => each.item === item)?.ok === false ? 'permit-bad' : ''
  const fit = gas.judgeCd === 'fit'
  return (
    <tr>
      <td>
        {showMoment(gas.measDt).slice(5)}
        <div className="permit-note">
          {gas.testerTxt} {gas.deviceSn}
          {gas.createUserNm && gas.createUserId !== gas.testerUserId && (
            <> · {say('gasDevice', { name: gas.createUserNm })}</>
          )}
        </div>
        {gas.testerSignYn === 'N' && <div className="permit-bad">{say('gasUnsigned')}</div>}
        {gas.arriveDt && (
          <div className="permit-note">{say('gasOffline', { at: showMoment(gas.arriveDt).slice(5) })}</div>
        )}
      </td>
      <td>
        {gas.measTypeNm ??
          said(gasMeasurementTypes[gas.measTypeCd as keyof typeof gasMeasurementTypes] ?? gas.measTypeCd)}
      </td>
      <td>{gas.pointNm ?? gas.pointCd}</td>
      <td>
        <ToneTag tone={fit ? 'success' : 'danger'}>
          {gas.judgeNm ?? said(gasJudgements[fit ? 'fit' : 'unfit'])}
        </ToneTag>
        {explain && <Explain {...explain.explanation} />}
      </td>
      <td className={bad('o2')} data-label="O₂ %">
        {gas.o2Pct}
      </td>
      <td className={bad('lel')} data-label="LEL %">
        {gas.lelPct}
      </td>
      <td className={bad('co')} data-label="CO ppm">
        {gas.coPpm ?? '-'}
      </td>
      <td className={bad('h2s')} data-label="H₂S ppm">
        {gas.h2sPpm ?? '-'}
      </td>
      <td className={bad('co2')} data-label="CO₂ %">
        {gas.co2Pct ?? '-'}
      </td>
      <td className={bad('toxic')} data-label={say('gasToxic')}>
        {gas.toxVal === null ? '-' : `${gas.toxVal}/${gas.toxLimit ?? '-'}`}
        {gas.toxVal !== null && <div className="permit-note">{gas.toxNm}</div>}
      </td>
    </tr>
  )
}
