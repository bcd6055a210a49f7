import { useState, type ReactNode } from 'react'
import { CheckCircleFilled, ClockCircleOutlined, EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { minutesBetween } from '../../../../core/shared/dates.ts'
import { wallTimeAfter } from '../../../../core/shared/moment.ts'
import { watcherOf } from '../crew.rule.ts'
import {
  hasSigned,
  isNamedRole,
  namedSigner,
  nextRound,
  type FieldSignRole,
} from '../field-signatures.rule.ts'
import { shiftCheckKinds } from '../handover.rule.ts'
import { watchesWork } from '../permit-facts.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { confirmationText, useShift } from './shift-state.ts'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { statementOf } from './sign-statement.ts'
import { statementTexts } from './sign-statements.texts.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { textsOf, useTexts } from '../../../../core/web/text/define-texts.ts'
import { PinDialog } from './PinDialog.tsx'
import { pinTexts } from './pin.texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** Reasons of a suspension after which the approver signs as well. (ptw.md 4, 재개) */
const approvedResumes: readonly string[] = ['GAS', 'EMERGENCY', 'UNSAFE', 'UNQUALIFIED']

/** The way to the approval and every signature; a button stands only where this person can sign now. */
export function SignaturesBlock({
  permit,
  roles,
  parameters,
  explain,
}: {
  permit: WorkPermit
  roles: PermitRoles
  parameters: PermitParameters | undefined
  explain: PermitExplanations | undefined
}) {
  const say = useTexts(permitTexts)
  const word = useTexts(statementTexts)
  const { act } = usePermitAct(permit.permitNo, { quiet: true })
  const [asked, setAsked] = useState<{ role: string; title: string }>()
  const sign = (role: string, title: string) => setAsked({ role, title })
  const { user } = useSession()
  const field = fieldSignatures(permit, roles, user?.userId)
  const pinSay = useTexts(pinTexts)
  const named = (role: string) => (isNamedRole(role) ? namedSigner(permit, role) : undefined)
  const roundSigner = namedSigner(permit, 'watchRound').key
  const roundMine =
    typeof roundSigner === 'string'
      ? roundSigner === user?.userId
      : roles.doing || roles.holds('watcher') || roles.holds('issuer')
  const shift = useShift(permit, parameters, explain)
  const takenOver = permit.signatures
    .filter(({ signRoleCd }) => signRoleCd in shiftCheckKinds)
    .toSorted((one, other) => minutesBetween(other.signDt, one.signDt))
  return (
    <PermitSection
      name="signatures"
      title={say('signatures')}
      extra={explain && <Explain {...explain.approval} />}
    >
      {explain && (
        <ol className="permit-steps">
          {explain.approvalSteps.map(({ role, label, reason, signed, mine }) => (
            <li key={role} className={signed ? 'is-signed' : ''}>
              {signed ? (
                <CheckCircleFilled className="permit-good" aria-label={say('isSigned')} />
              ) : (
                <ClockCircleOutlined aria-label={say('unsigned')} />
              )}
              <span>
                <strong>{said(label)}</strong>
                <em className="permit-note">{signatureText(permit, role) ?? said(reason)}</em>
              </span>
              {mine && !signed && (
                <Button
                  type="primary"
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => sign(role, say('signOf', { label: said(label) }))}
                >
                  {say('sign')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {field.length > 0 && (
        <ul className="permit-steps">
          {field.map(({ role, done, may }) => (
            <li key={role} className={done ? 'is-signed' : ''}>
              {done ? (
                <CheckCircleFilled className="permit-good" aria-label={say('isSigned')} />
              ) : (
                <ClockCircleOutlined aria-label={say('unsigned')} />
              )}
              <span>
                <strong>
                  {say('signOf', { label: say(role) })}
                  {named(role)?.name && ` · ${named(role)!.name}`}
                </strong>
                <em className="permit-note">
                  {done
                    ? signatureText(permit, role)
                    : may
                      ? say('signNow')
                      : typeof named(role)?.key === 'string'
                        ? pinSay('ownAccount', { name: named(role)!.name })
                        : say('signAwaited')}
                </em>
              </span>
              {may && !done && (
                <Button
                  type="primary"
                  size="large"
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => sign(role, say('signOf', { label: say(role) }))}
                >
                  {say('signOf', { label: say(role) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <WatchRounds permit={permit} parameters={parameters} mine={roundMine} onSign={sign} />
      {(takenOver.length > 0 || shift) && (
        <ul className="permit-steps" aria-label={say('shifts')}>
          {takenOver.map(({ permitSignatureNo, signRoleCd, signUserNm, signUserId, signDt }) => (
            <SignLine
              key={permitSignatureNo}
              done
              label={said(shiftCheckKinds[signRoleCd as keyof typeof shiftCheckKinds])}
              note={`${signUserNm ?? signUserId} · ${showMoment(signDt)}`}
            />
          ))}
          {shift && !shift.signed && (
            <SignLine label={shift.label} note={shift.note}>
              {shift.mine && (
                <Button
                  type="primary"
                  size="large"
                  icon={<EditOutlined aria-hidden />}
                  onClick={() =>
                    sign(shift.kind, say('signOf', { label: said(shiftCheckKinds[shift.kind]) }))
                  }
                >
                  {say('signOf', { label: said(shiftCheckKinds[shift.kind]) })}
                </Button>
              )}
            </SignLine>
          )}
        </ul>
      )}
      {explain && explain.confirmations.length > 0 && (
        <ul className="permit-steps" aria-label={say('confirmNext')}>
          {explain.confirmations.map(({ role, signRoleCd, label, signed, mine }) => (
            <SignLine
              key={role}
              done={signed}
              label={say('confirmNextOf', { label: said(label) })}
              note={signed ? signatureText(permit, signRoleCd) : confirmationText(permit.confirmDueYmd)}
            >
              {mine && (
                <Button
                  type="primary"
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => sign(signRoleCd, say('confirmNextOf', { label: said(label) }))}
                >
                  {say('confirmNext')}
                </Button>
              )}
            </SignLine>
          ))}
        </ul>
      )}
      {asked &&
        (typeof named(asked.role)?.key === 'number' ? (
          <PinDialog
            title={asked.title}
            permitCd={permit.permitCd ?? ''}
            name={named(asked.role)!.name}
            onSign={(pinPwd) => act('sign', { signRoleCd: asked.role, pinPwd })}
            onClose={() => setAsked(undefined)}
          />
        ) : (
          <SignDialog
            title={asked.title}
            about={[permit.permitCd, permit.permitNm].filter(Boolean).join(' ')}
            statement={word(statementOf(asked.role))}
            onSign={(signature) => act('sign', { signRoleCd: asked.role, ...signature })}
            onClose={() => setAsked(undefined)}
          />
        ))}
    </PermitSection>
  )
}

/** The rounds of the after-fire watch: each with who went and when, and when the next one is due. */
function WatchRounds({
  permit,
  parameters,
  mine,
  onSign,
}: {
  permit: WorkPermit
  parameters: PermitParameters | undefined
  mine: boolean
  onSign: (role: string, title: string) => void
}) {
  const say = useTexts(pinTexts)
  const rounds = permit.signatures.filter(({ signRoleCd }) => signRoleCd === 'watchRound')
  const next = permit.state === 'watching' && parameters ? nextRound(permit, parameters) : undefined
  if (rounds.length === 0 && !next) return null
  const due = next && wallTimeAfter(permit.watchStartDt!, next.dueMinutes).slice(11)
  return (
    <ul className="permit-steps" aria-label={say('rounds')}>
      {rounds.map(({ permitSignatureNo, vendorWorkerNm, signUserNm, signUserId, signDt, remark }) => (
        <SignLine
          key={permitSignatureNo}
          done
          label={say('round', { name: vendorWorkerNm ?? signUserNm ?? signUserId })}
          note={[showMoment(signDt), remark].filter(Boolean).join(' · ')}
        />
      ))}
      {next && (
        <SignLine label={say('rounds')} note={say('roundDue', { ...next, at: due ?? '' })}>
          {mine && (
            <Button
              type="primary"
              size="large"
              icon={<EditOutlined aria-hidden />}
              onClick={() => onSign('watchRound', say('roundSign'))}
            >
              {say('roundSign')}
            </Button>
          )}
        </SignLine>
      )}
    </ul>
  )
}

function SignLine({
  label,
  note,
  done,
  children,
}: {
  label: string
  note: string | undefined
  done?: boolean
  children?: ReactNode
}) {
  const say = useTexts(permitTexts)
  return (
    <li className={done ? 'is-signed' : ''}>
      {done ? (
        <CheckCircleFilled className="permit-good" aria-label={say('isSigned')} />
      ) : (
        <ClockCircleOutlined aria-label={say('unsigned')} />
      )}
      <span>
        <strong>{label}</strong>
        <em className="permit-note">{note}</em>
      </span>
      {children}
    </li>
  )
}

function signatureText(permit: WorkPermit, role: string): string | undefined {
  const last = permit.signatures.findLast(({ signRoleCd }) => signRoleCd === role)
  if (last) {
    const device = last.signUserNm ?? last.signUserId
    const who = last.vendorWorkerNm
      ? `${last.vendorWorkerNm} (${textsOf(pinTexts)('device', { name: device })})`
      : device
    return `${who} · ${showMoment(last.signDt)}`
  }
  if (role === 'issuer' && permit.issuerUserId) return permit.issuerUserNm ?? permit.issuerUserId
  return undefined
}

interface FieldSignature {
  role: FieldSignRole
  done: boolean
  may: boolean
}
/** Signatures that are given in the field, before the start and before going on. */
export function fieldSignatures(
  permit: WorkPermit,
  roles: PermitRoles,
  userId: string | undefined,
): FieldSignature[] {
  // An employee signs himself; for a vendor's worker the device is lent.
  const mayFor = (role: 'supervisor' | 'watcher', lends: boolean) => {
    const { key } = namedSigner(permit, role)
    return typeof key === 'string' ? key === userId : lends
  }
  const lends = roles.doing || roles.holds('issuer')
  const signed = (role: FieldSignRole) => hasSigned(permit, role)
  const reached = [
    'approved',
    'working',
    'extensionRequested',
    'suspended',
    'completionReported',
    'watching',
    'closed',
  ].includes(permit.state)
  const approved = permit.state === 'approved'
  const list: FieldSignature[] = []
  if (reached)
    list.push({
      role: 'supervisor',
      done: signed('supervisor'),
      may: approved && mayFor('supervisor', lends),
    })
  if (reached && watcherOf(permit) !== null && watchesWork(permit))
    list.push({
      role: 'watcher',
      done: signed('watcher'),
      may: approved && mayFor('watcher', lends || roles.holds('watcher')),
    })
  if (permit.state === 'suspended' && approvedResumes.includes(permit.suspReasonCd ?? ''))
    list.push({ role: 'resumeApprover', done: signed('resumeApprover'), may: roles.holds('approver') })
  return list
}
