//! Writes what the fuzz targets begin with to a folder: what the laws are held with, and
//! every request that a vector makes.

use std::path::PathBuf;

use anyhow::Context as _;
use doko_conformance::RoadJudge;
use doko_e2e::served::Service;
use doko_e2e::{Asked, deals};
use doko_harness::{load, run, vectors_dir};

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.context("name a folder")?;
    let service = Service::start()?;
    let road = Asked::connect(service.url())?;
    run(&RoadJudge::new(&road), &load(&vectors_dir())?, |_| true);
    let mut asked = road.seeds();
    asked.extend(deals::requests()?);
    doko_laws::seeds::write(&folder, &asked)?;
    Ok(())
}
