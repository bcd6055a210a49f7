import { useState } from 'react'
import { Button, Checkbox, Input } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { EntryActs } from '../../../../core/web/outbox/OutboxList.tsx'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { removeEntry } from '../../../../core/web/outbox/outbox.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { workPermit, type WorkPermit } from '../work-permit.resource.ts'
import type { PermitRoles } from './permit-roles.ts'
import { usePermitAct, type PermitDetail } from './permit-queries.ts'
import { CheckPicture } from './CheckPicture.tsx'
import { PermitSection } from './PermitSection.tsx'
import { ToneTag } from './PermitTags.tsx'
import { ticksOn, useWaiting, type Tick } from './waiting.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said, useLanguage } from '../../../../core/web/text/text.ts'
import { spokenChecks } from './spoken-checks.ts'
import { isConfirmed, roundsOf } from '../check-rounds.rule.ts'
import { needReasonMin, stagesOf } from '../check-stage.rule.ts'
import { checkRefusals, checkTexts } from '../permit-check.texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { outboxTexts } from '../../../../core/web/text/outbox.texts.ts'

type Check = WorkPermit['checks'][number]
const stages = ['before', 'during', 'after'] as const
/** 필요 and 확인 are the issuer's word, 조치 that of who does the work; every tick is saved at once. */
export function ChecksBlock({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const say = useTexts(permitTexts)
  const { data: codes } = useCodes('PTW_STAGE')
  const sayCheck = useTexts(checkTexts)
  const [onlyNeeded, setOnlyNeeded] = useState(true)
  const entries = useWaiting(permit.permitNo, 'checks')
  const saveAll = useSaveChecks(permit, entries)
  const save: SaveCheck = (check, change) => saveAll([check], change)
  // What waits stands here as entered, also after the page was asked anew.
  const checks = spokenChecks(permit.checks, useLanguage()).map((check) => ({
    ...check,
    ...ticksOn(entries, check.permitCheckNo).waiting,
  }))
  const mayNeed = permit.state === 'reviewing' && roles.holds('issuer')
  const may = { done: roles.doing, seen: roles.holds('issuer') }
  const open = stagesOf(permit.state) as readonly string[]
  const unneeded = checks.filter(({ needYn, needTxt }) => needYn !== 'Y' && needTxt)
  const needed = checks.filter(({ needYn }) => needYn === 'Y')
  // Of a work that ended before its second round those count with which it had begun.
  const confirmed = needed.filter((check) => isConfirmed(permit, check))
  const shown = mayNeed || !onlyNeeded ? checks : needed
  const hidden = permit.checks.length - needed.length
  return (
    <PermitSection
      name="checks"
      title={
        needed.length > 0 ? say('checksDone', { done: confirmed.length, all: needed.length }) : say('checks')
      }
      extra={
        !mayNeed &&
        hidden > 0 && (
          <Checkbox checked={!onlyNeeded} onChange={({ target }) => setOnlyNeeded(!target.checked)}>
            {say('showHidden', { count: hidden })}
          </Checkbox>
        )
      }
    >
      {permit.checks.length === 0 && <p className="permit-note">{say('checksLater')}</p>}
      {unneeded.length > 0 && (
        <div className="check-unneeded">
          <strong>{sayCheck('unneeded', { count: unneeded.length })}</strong>
          <ul>
            {unneeded.map(({ permitCheckNo, itemNm, needTxt, needUserNm, needDt }) => (
              <li key={permitCheckNo}>
                {itemNm}{' '}
                <span className="permit-note">
                  {sayCheck('notNeededBy', {
                    reason: needTxt ?? '',
                    name: needUserNm ?? '',
                    moment: showMoment(needDt),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {stages.map((stage) => {
        const rows = shown.filter(({ stageCd }) => stageCd === stage)
        if (rows.length === 0) return null
        return (
          <div key={stage}>
            <table className="permit-checks">
              <caption>{codes?.find(({ code }) => code === stage)?.codeNm ?? say(stage)}</caption>
              <thead>
                <tr>
                  <th scope="col">{say('item')}</th>
                  <th scope="col">{say('need')}</th>
                  <th scope="col">{sayCheck('done')}</th>
                  <th scope="col">{sayCheck('seen')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((check) => (
                  <CheckRow
                    key={check.permitCheckNo}
                    permitNo={permit.permitNo}
                    check={check}
                    mayNeed={mayNeed}
                    may={open.includes(stage) ? may : nothing}
                    rounds={roundsOf(permit, check)}
                    confirmed={isConfirmed(permit, check) === true}
                    onSave={save}
                    late={ticksOn(entries, check.permitCheckNo)}
                  />
                ))}
              </tbody>
            </table>
            {open.includes(stage) && (
              <AllAtOnce permitNo={permit.permitNo} rows={rows} may={may} onSave={saveAll} />
            )}
          </div>
        )
      })}
    </PermitSection>
  )
}

type Change = Omit<Tick, 'permitCheckNo'>
type SaveCheck = (check: Check, change: Change) => void
type SaveChecks = (checks: readonly Check[], change: Change) => void
/** Whose ticks the reader gives. */
interface May {
  done: boolean
  seen: boolean
}
const nothing: May = { done: false, seen: false }
/** What the reader, standing before it, says of all that is left; one picture may show several measures. */
function AllAtOnce({
  permitNo,
  rows,
  may,
  onSave,
}: {
  permitNo: number
  rows: readonly Check[]
  may: May
  onSave: SaveChecks
}) {
  const say = useTexts(checkTexts)
  const needed = rows.filter(({ needYn }) => needYn === 'Y')
  const undone = needed.filter(({ doneYn, photoYn }) => doneYn !== 'Y' && photoYn !== 'Y')
  const pictured = needed.filter(({ doneYn, photoYn }) => doneYn !== 'Y' && photoYn === 'Y')
  const unseen = needed.filter(({ doneYn, confirmYn }) => doneYn === 'Y' && confirmYn !== 'Y')
  return (
    <div className="check-all">
      {may.done && undone.length > 1 && (
        <Button onClick={() => onSave(undone, { doneYn: 'Y' })}>
          {say('allDone', { count: undone.length })}
        </Button>
      )}
      {may.done && pictured.length > 1 && (
        <CheckPicture
          permitNo={permitNo}
          itemNm={pictured.map(({ itemNm }) => itemNm).join(' / ')}
          label={say('allPictured', { count: pictured.length })}
          onAttached={(photoFileNo) => onSave(pictured, { doneYn: 'Y', photoFileNo })}
        />
      )}
      {may.seen && unseen.length > 1 && (
        <Button onClick={() => onSave(unseen, { confirmYn: 'Y' })}>
          {say('allSeen', { count: unseen.length })}
        </Button>
      )}
    </div>
  )
}
interface RowProps {
  permitNo: number
  check: Check
  mayNeed: boolean
  may: May
  /** Its confirmations of earlier rounds. */
  rounds: WorkPermit['checkRounds']
  confirmed: boolean
  onSave: SaveCheck
  /** What about it the server has not taken yet. */
  late: ReturnType<typeof ticksOn>
}
function CheckRow({ permitNo, check, mayNeed, may, rounds, confirmed, onSave, late }: RowProps) {
  const outbox = useTexts(outboxTexts)
  const say = useTexts(permitTexts)
  const sayCheck = useTexts(checkTexts)
  const [asking, setAsking] = useState(false)
  const need = check.needYn === 'Y'
  const kill = check.killYn === 'Y'
  const wantsPicture = need && check.photoYn === 'Y' && check.doneYn !== 'Y'
  return (
    <tr className={need && confirmed ? 'is-done' : need && kill ? 'is-kill' : ''}>
      <td>
        {check.itemNm} {kill && <ToneTag tone="danger">{say('must')}</ToneTag>}
        {check.photoYn === 'Y' && <ToneTag tone="plain">{say('photo')}</ToneTag>}{' '}
        {late.waiting && <ToneTag tone="warning">{outbox('isWaiting')}</ToneTag>}
        <div className="permit-note">
          {[
            check.basisTxt,
            check.doneYn === 'Y' &&
              check.doneDt &&
              sayCheck('doneBy', {
                name: check.doneUserNm ?? check.doneUserId ?? '',
                moment: showMoment(check.doneDt),
              }),
            check.confirmYn === 'Y' &&
              check.confirmDt &&
              sayCheck('seenBy', {
                name: check.confirmUserNm ?? check.confirmUserId ?? '',
                moment: showMoment(check.confirmDt),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {check.arriveDt && ` · ${say('offline', { at: showMoment(check.arriveDt) })}`}
        </div>
        {rounds.map(({ permitCheckRoundNo, roundSeq, confirmUserNm, confirmDt, photoFileNo }) => (
          <div key={permitCheckRoundNo} className="permit-note">
            {sayCheck('earlier', {
              round: roundSeq,
              name: confirmUserNm ?? '',
              moment: showMoment(confirmDt),
            })}
            {photoFileNo !== null && ` · ${say('photo')}`}
          </div>
        ))}
        {asking && (
          <NeedReason
            check={check}
            onClose={() => setAsking(false)}
            onSave={(needTxt) => onSave(check, { needYn: 'N', needTxt })}
          />
        )}
        {wantsPicture && (
          <div className="check-picture">
            <span>{say('pictureFirst')}</span>
            {may.done && (
              <CheckPicture
                permitNo={permitNo}
                itemNm={check.itemNm}
                onAttached={(photoFileNo) => onSave(check, { doneYn: 'Y', photoFileNo })}
              />
            )}
          </div>
        )}
        {late.refused && (
          <div className="check-refused">
            <span className="permit-bad">
              {outbox('isRefused')}: {late.refused.reason}
            </span>
            <EntryActs entry={late.refused} />
          </div>
        )}
      </td>
      <td>
        <Checkbox
          aria-label={say('needOf', { item: check.itemNm })}
          checked={need}
          disabled={!mayNeed || (kill && need)}
          onChange={({ target }) => (target.checked ? onSave(check, { needYn: 'Y' }) : setAsking(true))}
        />
      </td>
      <td>
        <Checkbox
          aria-label={sayCheck('doneOf', { item: check.itemNm })}
          checked={check.doneYn === 'Y'}
          disabled={!may.done || !need || wantsPicture || check.confirmYn === 'Y'}
          onChange={({ target }) => onSave(check, { doneYn: target.checked ? 'Y' : null })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={say('confirmOf', { item: check.itemNm })}
          checked={check.confirmYn === 'Y'}
          disabled={!may.seen || !need || check.doneYn !== 'Y'}
          onChange={({ target }) => onSave(check, { confirmYn: target.checked ? 'Y' : null })}
        />
      </td>
    </tr>
  )
}

/** A measure is left out with a reason only, which the approver reads. */
function NeedReason({
  check: { itemNm },
  onSave,
  onClose,
}: {
  check: Check
  onSave: (needTxt: string) => void
  onClose: () => void
}) {
  const say = useTexts(checkTexts)
  const [reason, setReason] = useState('')
  const isEnough = reason.trim().length >= needReasonMin
  return (
    <div className="check-need">
      <label>
        {say('whyNot')}
        <Input
          aria-label={say('whyNotOf', { item: itemNm })}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <span className="permit-note">{said(checkRefusals.reason({ count: needReasonMin }))}</span>
      <Button onClick={onClose}>{say('cancel')}</Button>
      <Button
        type="primary"
        disabled={!isEnough}
        onClick={() => {
          onSave(reason.trim())
          onClose()
        }}
      >
        {say('markNotNeeded')}
      </Button>
    </div>
  )
}

/**
 * Shows the tick before the server has answered, or while it waits for the network, and takes it back when it
 * is refused.
 */
function useSaveChecks({ permitNo, permitCd }: WorkPermit, entries: readonly OutboxEntry[]): SaveChecks {
  const say = useTexts(permitTexts)
  const client = useQueryClient()
  const { actOrKeep } = usePermitAct(permitNo, { overlay: false })
  const key = queryKeys.detail(workPermit, permitNo)
  return (given, change) => {
    const numbers = given.map(({ permitCheckNo }) => permitCheckNo)
    const before = client.getQueryData<PermitDetail>(key)
    if (before) {
      const checks = before.data.checks.map((each) =>
        numbers.includes(each.permitCheckNo) ? { ...each, ...change } : each,
      )
      client.setQueryData(key, { ...before, data: { ...before.data, checks } })
    }
    const what = say('checkKept', {
      permitCd: permitCd ?? '',
      item: given
        .map(({ itemNm }) => itemNm)
        .join(', ')
        .slice(0, 200),
    })
    const ticks: Tick[] = numbers.map((permitCheckNo) => ({ permitCheckNo, ...change }))
    // Another tick of the same check takes the place of the refused one.
    const refused = numbers.flatMap((permitCheckNo) => ticksOn(entries, permitCheckNo).refused ?? [])
    const done = async () => {
      await actOrKeep('checks', ticks, what)
      for (const entry of new Set(refused)) await removeEntry(entry)
    }
    done().catch(() => client.invalidateQueries({ queryKey: key }))
  }
}
