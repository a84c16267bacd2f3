import {
  addReceipt,
  companyStatement,
  downloadStatement,
  voidReceipt,
} from '@anzhu/api/contract/companyAccount';
import { companyPage, type Company } from '@anzhu/api/contract/company';
import { StatementDialog } from '@anzhu/domain/company';
import { useState } from 'react';
import { useHotelTime, useToday } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useAction, useCall, useProfile } from '../../data/index.ts';

const changed = { refresh: [companyPage, companyStatement] };

interface CompanyStatementProps {
  company: Company;
  onClose: () => void;
}

/** 对账单 of a company, of this month at first; 回款 is entered in it. */
export function CompanyStatement({ company, onClose }: CompanyStatementProps) {
  const { id: companyId, name } = company;
  const { id: userId, role } = useProfile();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const input = { companyId, month };
  const { data, error, isLoading, retry } = useCall(companyStatement, input);
  return (
    <StatementDialog
      company={{ id: companyId, name, owed: company.owed ?? 0 }}
      {...{ month, role, userId, isLoading, onClose }}
      onMonthChange={setMonth}
      statement={data}
      error={error && { message: error.message, onRetry: retry }}
      time={useHotelTime()}
      download={
        <DownloadButton
          endpoint={downloadStatement}
          input={input}
          label="下载"
          fileName={`对账单 ${month}.xlsx`}
          pendingText="正在导出"
        />
      }
      onReceipt={useAction(addReceipt, changed)}
      onVoid={useAction(voidReceipt, changed)}
      onRefresh={async () => void (await retry())}
    />
  );
}
