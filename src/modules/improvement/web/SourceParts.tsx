import { useMemo, useState, type ComponentType } from 'react'
import { Alert, Button, Radio } from 'antd'
import type { InputProps } from '../../../core/web/components/input-props.ts'
import { UserPicker } from '../../../core/web/popup/UserPicker.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import type { Improvement } from '../improvement/improvement.resource.ts'
import { stepInputs } from './CoopDepartments.tsx'
import { sourcePartTexts } from './source-parts.texts.ts'

type Proposed = Pick<
  Improvement,
  | 'proposeUserId'
  | 'proposeUserNm'
  | 'proposeVendorCd'
  | 'proposeVendorNm'
  | 'proposeDeptNm'
  | 'actUserId'
  | 'actVendorCd'
  | 'actDeptCd'
>
/** Who should put it right in the eyes of the source, until somebody is assigned. */
export function ProposedDoer({ row }: { row: Proposed }) {
  const text = useTexts(sourcePartTexts)
  const name =
    row.proposeUserNm ?? row.proposeUserId ?? row.proposeVendorNm ?? row.proposeVendorCd ?? row.proposeDeptNm
  if (!name || row.actUserId || row.actVendorCd || row.actDeptCd) return null
  return <Alert type="info" showIcon title={text('proposed', { name })} />
}

type Scale = ImprovementMore['scale']
/** The scale as it was known last: a dialog that stands open keeps its questions while the page is read again. */
export function useKeptScale(more: Pick<ImprovementMore, 'scale'> | undefined): Scale | undefined {
  const [kept, setKept] = useState(more?.scale)
  if (more && more.scale !== kept) setKept(more.scale)
  return more ? more.scale : kept
}
/** Inputs of the steps of one improvement: the source's levels, and its proposal beside the doer. */
export function useStepInputs(
  { proposeUserId, proposeUserNm }: Pick<Proposed, 'proposeUserId' | 'proposeUserNm'>,
  scale: Scale | undefined,
): Readonly<Record<string, ComponentType<InputProps>>> {
  return useMemo(() => {
    const Doer = (props: InputProps) => (
      <DoerInput {...props} userId={proposeUserId!} userNm={proposeUserNm ?? proposeUserId!} />
    )
    const Level = (props: InputProps) => <LevelInput {...props} levels={scale?.levels ?? []} />
    return { ...stepInputs, ...(proposeUserId && { actUserId: Doer }), scoreAft: Level }
  }, [proposeUserId, proposeUserNm, scale])
}

/** The doer, whom the source has proposed or another person. */
function DoerInput({ userId, userNm, ...props }: InputProps & { userId: string; userNm: string }) {
  const text = useTexts(sourcePartTexts)
  const isTaken = props.value === userId
  return (
    <>
      <UserPicker {...props} shown={isTaken ? userNm : (props.shown ?? null)} />
      {!isTaken && (
        <Button type="link" size="small" onClick={() => props.onChange?.(userId, userNm)}>
          {text('take', { name: userNm })}
        </Button>
      )}
    </>
  )
}

/** The level of the source's scale that is left. */
function LevelInput({
  id,
  field,
  value,
  onChange,
  levels,
}: InputProps & { levels: NonNullable<Scale>['levels'] }) {
  return (
    <Radio.Group
      id={id}
      aria-label={field.label}
      value={value ?? null}
      options={levels.map(({ score, levelNm }) => ({ value: score, label: `${score} ${levelNm}` }))}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
