import { useEffect, useState } from 'react'
import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { Shuttle } from '../../../core/web/components/Shuttle.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useList, useMulti } from '../../../core/web/data/hooks.ts'
import { useDepartments, useProcesses, type Department } from '../../../core/web/data/lookups.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { DeptSideTree } from '../../dept/web/DeptSideTree.tsx'
import { deptProcess } from '../dept-process.resource.ts'
import { chosenOf } from '../../dept/web/chosen-dept.ts'
import { useShownChoice } from '../../dept/web/use-shown-choice.ts'
import '../../organisation.css'
import { processTexts } from './process.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Assignments are few: departments times processes of one plant. */
const mostAssignments = 300

/**
 * 부서별 공정 (baseInfo/process/deptProcess): the processes of a department, chosen with the shuttle (admin 6).
 */
export function DeptProcessPage() {
  const tab = useTab()
  const text = useTexts(processTexts)
  const notice = useNotice()
  const { data: departments, error, isLoading, refetch } = useDepartments(null)
  const own = useOwnScope()
  const [selected, setSelected] = useState<string>()
  const [dirty, setDirty] = useState(false)
  const main = useShownChoice(selected)
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const choose = async (deptCd: string) => {
    if (dirty && !(await notice.confirm(text('unsaved'), { danger: true }))) return
    setDirty(false)
    setSelected(deptCd)
  }
  return (
    <div className="organisation-record">
      <PageHeader help={text('deptHelp')} />
      <Gate data={departments} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) => {
          const chosen = chosenOf(rows, selected, own.deptCd)
          return (
            <div className="organisation-split">
              <div className="organisation-columns">
                <DeptSideTree
                  rows={rows}
                  selected={chosen?.deptCd}
                  onSelect={(deptCd) => void choose(deptCd)}
                />
                <div ref={main} className="organisation-main">
                  {chosen ? (
                    <Assignment key={chosen.deptCd} dept={chosen} onDirty={setDirty} />
                  ) : (
                    <PageEmpty>{text('choose')}</PageEmpty>
                  )}
                </div>
              </div>
            </div>
          )
        }}
      </Gate>
    </div>
  )
}

interface OwnChange {
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}
function Assignment({ dept, onDirty }: { dept: Department; onDirty: (dirty: boolean) => void }) {
  const tab = useTab()
  const text = useTexts(processTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { data: processes, error, isLoading, refetch } = useProcesses(dept.plantCd, null)
  const { rows: all, loading } = useList(deptProcess, { deptCd: dept.deptCd, limit: mostAssignments })
  const rows = all.filter(({ deptCd }) => deptCd === dept.deptCd)
  const stored = rows.map(({ processNo }) => String(processNo))
  // What this person adds and takes away, not the whole set: what a colleague saves meanwhile stays.
  const [own, setOwn] = useState<OwnChange>()
  const [saving, setSaving] = useState(false)
  const save = useMulti(deptProcess)
  const chosen = own
    ? [
        ...stored.filter((key) => !own.removed.has(key)),
        ...[...own.added].filter((key) => !stored.includes(key)),
      ]
    : stored
  const change = (next: readonly string[] | undefined) => {
    setOwn(
      next && {
        added: new Set(next.filter((key) => !stored.includes(key))),
        removed: new Set(stored.filter((key) => !next.includes(key))),
      },
    )
    onDirty(next !== undefined)
  }
  const submit = async () => {
    setSaving(true)
    try {
      await save({
        inserted: chosen
          .filter((key) => !stored.includes(key))
          .map((key) => ({ plantCd: dept.plantCd, deptCd: dept.deptCd, processNo: Number(key) })),
        updated: [],
        deleted: rows
          .filter(({ processNo }) => !chosen.includes(String(processNo)))
          .map(({ deptProcessNo }) => deptProcessNo),
      })
      await client.invalidateQueries({ queryKey: ['lookup', 'processes'] })
      notice.info(text('saved'))
      change(undefined)
    } catch {
      // The shell has shown the refusal; what was chosen stays.
    } finally {
      setSaving(false)
    }
  }
  return (
    <Gate
      data={loading ? undefined : processes}
      error={error}
      loading={isLoading || loading}
      onRetry={() => void refetch()}
    >
      {(offered) => (
        <section className="organisation-shuttle" aria-label={dept.deptNm}>
          <h3>{text('assigned', { dept: dept.deptNm, count: chosen.length })}</h3>
          {offered.length === 0 ? (
            <PageEmpty>{text('noProcess')}</PageEmpty>
          ) : (
            <Shuttle
              items={offered}
              keyOf={({ processNo }) => String(processNo)}
              labelOf={({ processNm, processCd }) => `${processNm} (${processCd})`}
              value={chosen}
              onChange={change}
              disabled={!tab.canWrite}
            />
          )}
          {tab.canWrite && offered.length > 0 && (
            <div className="organisation-tools">
              <Button
                type="primary"
                loading={saving}
                disabled={own === undefined}
                onClick={() => void submit()}
              >
                {text('save')}
              </Button>
              <Button disabled={own === undefined} onClick={() => change(undefined)}>
                {text('reset')}
              </Button>
            </div>
          )}
        </section>
      )}
    </Gate>
  )
}
