import { applyForMaterial, materialPage } from '@anzhu/api/contract/material';
import { MaterialForm } from '@anzhu/domain/material';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { Link } from 'react-router-dom';
import { useAction, useCall } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useOpenForm } from '../../session/loss.ts';

const refresh = [materialPage];
const lastFew = { page: { page: 1, size: 5 } };

/** 物资申请: one application after the other, for the own hotel. */
export default function MaterialApplication() {
  const apply = useAction(applyForMaterial, { refresh });
  const recent = useCall(materialPage, lastFew).data?.records;
  useOpenForm(useHasUnsaved());

  return (
    <PageFrame>
      <MaterialForm
        onSave={apply}
        recent={recent}
        records={{
          render: (props) => <Link {...props} to={paths.screen('hotelMaterialInfo')} />,
        }}
      />
    </PageFrame>
  );
}
