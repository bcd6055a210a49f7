import { useState } from 'react'
import { LinkOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { occupyingStates } from '../../permit/permit-transitions.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { lotoActStates } from '../loto-transitions.rule.ts'
import { safLoto } from '../loto.resource.ts'
import { lotoAddress } from './loto-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'

/** Ties a permit to a lockout or lets it go; both pages are read anew. */
export function useLotoLink() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ lotoNo, permitNo, off = false }: { lotoNo: number; permitNo: number; off?: boolean }) =>
      api.post(`${recordPath(safLoto, lotoNo)}/permit`, { permitNo, off: off || undefined }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.all(safLoto) }),
        client.invalidateQueries({ queryKey: queryKeys.all(workPermit) }),
      ]),
  })
  // A refusal is shown by the portal's one place for errors.
  return (asked: Parameters<typeof mutateAsync>[0]) => mutateAsync(asked).catch(() => undefined)
}

interface LinkFormProps {
  label: string
  options: { value: number; label: string }[]
  onLink: (value: number) => Promise<unknown>
}
function LinkForm({ label, options, onLink }: LinkFormProps) {
  const say = useTexts(lotoTexts)
  const [chosen, setChosen] = useState<number>()
  return (
    <div className="loto-link">
      <Select
        aria-label={label}
        placeholder={label}
        showSearch={{ optionFilterProp: 'label' }}
        value={chosen ?? null}
        options={options}
        onChange={(value: number | null) => setChosen(value ?? undefined)}
      />
      <BusyButton
        icon={<LinkOutlined aria-hidden />}
        disabled={chosen === undefined}
        action={async () => {
          if (chosen !== undefined) await onLink(chosen)
          setChosen(undefined)
        }}
      >
        {say('link')}
      </BusyButton>
    </div>
  )
}

/** On the permit's page: an isolation that hangs already is used as well, or a new one is planned. */
export function LinkLoto({
  permitNo,
  plantCd,
  linked,
}: {
  permitNo: number
  plantCd: string | null
  linked: readonly number[]
}) {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const link = useLotoLink()
  const { rows } = useList(safLoto, {
    state: [...lotoActStates.link],
    limit: 100,
    plantCd: plantCd || undefined,
  })
  const options = rows
    .filter(({ lotoNo }) => !linked.includes(lotoNo))
    .map(({ lotoNo, lotoCd, lotoNm }) => ({ value: lotoNo, label: `${lotoCd ?? ''} ${lotoNm}` }))
  return (
    <div className="loto-links">
      <LinkForm label={say('lotoToLink')} options={options} onLink={(lotoNo) => link({ lotoNo, permitNo })} />
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => tab.open(`${lotoAddress.create}?permitNo=${permitNo}`)}
      >
        {say('create')}
      </Button>
    </div>
  )
}

/** On the lockout's page: one more permit that stands on it. */
export function LinkPermit({
  lotoNo,
  plantCd,
  linked,
}: {
  lotoNo: number
  plantCd: string | null
  linked: readonly number[]
}) {
  const say = useTexts(lotoTexts)
  const link = useLotoLink()
  const { rows } = useList(workPermit, {
    state: ['draft', 'rejected', ...occupyingStates],
    limit: 100,
    plantCd: plantCd || undefined,
  })
  const options = rows
    .filter(({ permitNo }) => !linked.includes(permitNo))
    .map(({ permitNo, permitCd, permitNm }) => ({ value: permitNo, label: `${permitCd ?? ''} ${permitNm}` }))
  return (
    <LinkForm
      label={say('permitToLink')}
      options={options}
      onLink={(permitNo) => link({ lotoNo, permitNo })}
    />
  )
}
